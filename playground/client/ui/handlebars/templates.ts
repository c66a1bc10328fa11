import Handlebars from "handlebars";

type Template = Handlebars.TemplateDelegate<unknown>;

/** Sources of the table's own templates, by path ("templates/…"). */
const sources = new Map<string, string>();
const pending = new Map<string, Promise<Template>>();

/** Makes sources known that need no request. */
export function provideTemplates(texts: Record<string, string>): void {
  for (const [path, text] of Object.entries(texts)) sources.set(path, text);
}

async function source(path: string): Promise<string> {
  const own = sources.get(path);
  if (own !== undefined) return own;
  const response = await fetch(new URL(path, document.baseURI));
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  const isPage = type.includes("text/html") && /^\s*<!doctype html/i.test(text);
  if (!response.ok || isPage) throw new Error(`Template "${path}" cannot be read: the server answered ${isPage ? "with a page" : response.status}.`);
  return text;
}

/**
 * The compiled template at a path, registered as a partial under its path or the given id (client/applications/handlebars.d.mts).
 * @throws when the server has no such template or it does not parse.
 */
export function getTemplate(path: string, id?: string): Promise<Template> {
  if (typeof path !== "string" || !path) throw new Error(`A template's path must be a non-empty string, got ${JSON.stringify(path)}.`);
  const known = pending.get(path);
  const compiled =
    known ??
    source(path).then((text) => {
      const template = Handlebars.compile<unknown>(text, { preventIndent: true });
      Handlebars.registerPartial(path, template);
      return template;
    });
  if (!known) {
    pending.set(path, compiled);
    compiled.catch(() => pending.delete(path));
  }
  return id === undefined
    ? compiled
    : compiled.then((template) => {
        Handlebars.registerPartial(id, template);
        return template;
      });
}

/** Loads several templates: paths, or partial ids with their paths. */
export function loadTemplates(paths: readonly string[] | Record<string, string>): Promise<Template[]> {
  const loads = Array.isArray(paths)
    ? (paths as readonly string[]).map((path) => getTemplate(path))
    : Object.entries(paths as Record<string, string>).map(([id, path]) => getTemplate(path, id));
  return Promise.all(loads);
}

/** Renders a template; prototype members of the data are allowed, as in Foundry. */
export async function renderTemplate(path: string, data: unknown = {}): Promise<string> {
  const template = await getTemplate(path);
  return template(data ?? {}, { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true });
}

/** Forgets a template so that the next use reads it anew (hot reload). */
export function forgetTemplate(path: string): void {
  pending.delete(path);
  sources.delete(path);
}
