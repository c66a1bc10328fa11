import js from "@eslint/js";
import jsdoc from "eslint-plugin-jsdoc";
import globals from "globals";
import ts from "typescript-eslint";

const core = ["src/core/**/*.ts"];
const typed = ["*.config.ts", "src/**/*.ts", "playground/**/*.ts", "scripts/**/*.{ts,mjs}", "tests/**/*.ts"];

/** Folders that a folder may not import: imports point inwards only. */
const inward = (files, forbidden) => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: forbidden.map((group) => ({ group: [group], message: "Imports point inwards only." })) },
    ],
  },
});

export default ts.config(
  { ignores: ["dist/", ".cache/", "node_modules/", "packs/*/", "!packs/_source/", "tests/browser/artefacts/"] },
  js.configs.recommended,
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: globals.node } },
  {
    files: typed,
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "max-lines": ["error", { max: 300, skipBlankLines: false, skipComments: false }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["src/**/*.ts"],
    plugins: { jsdoc },
    rules: {
      "jsdoc/require-jsdoc": [
        "error",
        {
          publicOnly: { esm: true, ancestorsOnly: true },
          require: { FunctionDeclaration: true, ClassDeclaration: true },
          contexts: ["ExportNamedDeclaration > VariableDeclaration"],
          checkConstructors: false,
        },
      ],
      "jsdoc/require-description": ["error", { contexts: ["FunctionDeclaration", "ClassDeclaration"] }],
    },
  },
  {
    files: core,
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Dice are handed in." },
      ],
      "no-restricted-globals": ["error", { name: "Date", message: "The clock is handed in." }],
    },
  },
  inward(["src/core/geometry/**"], ["**/battlefield/**", "**/light/**", "**/senses/**", "**/cover/**", "**/attack/**", "**/rulesets/**", "**/objects/**", "**/injuries/**", "**/systems/**", "**/foundry/**", "**/documents/**"]),
  inward(["src/core/battlefield/**"], ["**/light/**", "**/senses/**", "**/cover/**", "**/attack/**", "**/rulesets/**", "**/objects/**", "**/injuries/**", "**/systems/**", "**/foundry/**", "**/documents/**"]),
  inward(["src/core/light/**", "src/core/senses/**", "src/core/cover/**"], ["**/attack/**", "**/rulesets/**", "**/systems/**", "**/foundry/**", "**/documents/**"]),
  inward(["src/core/attack/**"], ["**/systems/**", "**/foundry/**", "**/documents/**", "**/rulesets/**"]),
  inward(["src/core/rulesets/**"], ["**/systems/**", "**/foundry/**", "**/documents/**"]),
  inward(["src/documents/**"], ["**/systems/**", "**/foundry/**", "**/cli/**"]),
  inward(["src/systems/**"], ["**/foundry/**", "**/cli/**"]),
  inward(["src/cli/**"], ["**/systems/**", "**/foundry/**"]),
  inward(["src/foundry/**"], ["**/cli/**", "**/playground/**"]),
);
