import { expect, it } from "vitest";
import { picture } from "../support/picture";
import { inClient, until } from "./client";
import { SCENE_FILES } from "./scene-files";
import type { Table } from "./table";

/** Scenes of other tables open by file. */
export function importing(table: () => Table): void {
  const choose = (name: string, content: string): Promise<void> =>
    table().gm.page.locator("#scenes input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });

  it.each(SCENE_FILES)("$file is opened on the page, with its walls, lights and people, for everybody", async ({ file, name, content }) => {
    const { gm, second, generation } = table();
    await choose(file, JSON.stringify(content));
    await until(gm.page, ({ game, canvas }, wanted) => game.scenes.viewed.name === wanted && canvas.ready && canvas.scene?.id === game.scenes.viewed.id, name, 60_000);
    await until(second.page, ({ game }, wanted) => game.scenes.find((scene) => scene.name === wanted) !== undefined, name);
    const seen = await inClient(second.page, ({ game }, wanted) => {
      const scene = game.scenes.find((candidate) => candidate.name === wanted)!;
      const [lamp] = scene.lights.contents.map((light) => light.toObject()["config"] as { bright: number; dim: number });
      const data = scene.toObject() as { grid: { size: number; distance: number }; environment: { darknessLevel: number; globalLight: { enabled: boolean } }; levels?: unknown[] };
      return {
        walls: scene.walls.contents.map(({ door, sight }) => [door, sight]),
        light: [lamp?.bright, lamp?.dim],
        people: scene.tokens.contents.map((token) => [token.name, token._source.x, token._source.y]),
        tiles: scene.tiles.contents.map((tile) => {
          const { x, y, width, height, texture } = tile.toObject() as { x: number; y: number; width: number; height: number; texture: { anchorX: number; anchorY: number } };
          const anchored = game.release.generation === 14;
          return [x + (anchored ? 0.5 - texture.anchorX : 0.5) * width, y + (anchored ? 0.5 - texture.anchorY : 0.5) * height];
        }),
        modes: scene.tokens.contents.map((token) => token.toObject()["detectionModes"]),
        grid: [data.grid.size, data.grid.distance],
        dark: [data.environment.darknessLevel, data.environment.globalLight.enabled],
        hasLevels: (data.levels ?? []).length > 0,
      };
    }, name);
    const isSnapshot = file === "snapshot.json";
    expect(seen).toEqual({
      walls: [[0, 20], [0, isSnapshot ? 20 : 10], [1, 20]],
      light: [10, 20],
      people: [["Guest 1", 200, 200], ["Guest 2", 300, 200]],
      tiles: isSnapshot ? [] : [[300, 350]],
      modes: Array(2).fill(generation === 13 ? (isSnapshot ? [] : [{ id: "seeInvisibility", enabled: true, range: 30 }]) : isSnapshot ? {} : { seeInvisibility: { enabled: true, range: 30 } }),
      grid: [100, 5],
      dark: [0.8, false],
      hasLevels: generation === 14,
    });
    await picture(gm.page, `world-import-${file.replace(".json", "")}-${generation}`);
  });

  it("a file that is no scene is refused in words", async () => {
    const { gm } = table();
    for (const [file, text] of [["torn.json", "{"], ["list.json", "[]"], ["other.json", '{"name":"x"}']] as const) {
      await choose(file, text);
      await gm.page.locator("#notifications").getByText(file).first().waitFor();
    }
    await inClient(gm.page, ({ game }) => (game.scenes.active as unknown as { view(): Promise<unknown> }).view());
  });
}
