import { hex } from './colour.ts';
import { chanceOf } from './random.ts';
import { scenes } from './scenes.ts';
import { stageOf } from './stage.ts';
import { grain, idOf, linear, radial, rect } from './svg.ts';

export type Scene = keyof typeof scenes;

/** The names of all scenes. */
export const SCENES = Object.keys(scenes) as readonly Scene[];

/**
 * Draws the picture of an event, at any size.
 *
 * @param seed picks the colours and the arrangement; the same seed gives the same picture
 * @param width of the picture
 * @param height of the picture; a picture that is higher than wide has an arrangement of its own
 * @param scene what to show; the seed picks it if left out
 * @returns an SVG document
 */
export const event = (
  seed: string | number,
  width: number,
  height: number,
  scene?: Scene,
): string => {
  const chance = chanceOf(`event:${seed}`);
  const id = idOf('e', `${seed}x${width}`);
  const stage = stageOf(id, chance, width, height);
  const { night } = stage;
  const name = scene ?? chance.pick(SCENES);
  const mirrored = chance.chance(0.5);
  const sky = stage.paint('sky', (skyId) =>
    linear(skyId, [
      [0, hex(night.sky, -0.05)],
      [0.55, hex(night.sky, 0.05)],
      [1, hex(night.low)],
    ]),
  );
  const view = rect(0, 0, width, height, sky) + scenes[name](stage);
  const shade = stage.paint('shade', (shadeId) =>
    radial(
      shadeId,
      [
        [0.45, '#000', 0],
        [1, '#060405', 0.62],
      ],
      'cx=".5" cy=".45" r=".8"',
    ),
  );
  const flip = mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  const film = `filter="url(#${id}g)" opacity=".16" style="mix-blend-mode:soft-light"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${stage.defs()}${grain(id, 0.78)}</defs><g${flip}>${view}</g>${rect(0, 0, width, height, shade)}${rect(0, 0, width, height, '#808080', film)}</svg>`;
};
