import type { Tone } from './colour.ts';
import { clamp, mix } from './numbers.ts';
import type { Chance } from './random.ts';
import { chanceOf } from './random.ts';
import type { Mood, RoomSet } from './room.ts';
import { LIT_MOODS, MOODS, MORE_MOODS, ROOM_SETS, TAKE_MOODS } from './room.ts';

export type HairStyle =
  | 'bald'
  | 'buzz'
  | 'crop'
  | 'top'
  | 'side'
  | 'quiff'
  | 'sweep'
  | 'bun'
  | 'tail'
  | 'bob'
  | 'long'
  | 'wave'
  | 'locs'
  | 'curls'
  | 'afro'
  | 'scarf'
  | 'wrap';

type Wear = 'crew' | 'vee' | 'off' | 'roll' | 'jacket' | 'shirt' | 'strap';
type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';

export type Glasses = {
  /** Half width and half height of a lens. */
  width: number;
  height: number;
  /** 2 is round; larger is squarer. */
  square: number;
  /** Lifts the outer corners. */
  lift: number;
  wire: number;
  tone: Tone;
};

/** The measures that tell one face from another. 0 or 1 is the average, unless said otherwise. */
export type Face = {
  width: number;
  length: number;
  jaw: number;
  jawWidth: number;
  chinLength: number;
  chinWidth: number;
  fullness: number;
  cheek: number;
  cheekHeight: number;
  ridge: number;
  noseWidth: number;
  noseLength: number;
  noseDepth: number;
  bridge: number;
  tip: number;
  lip: number;
  mouthWidth: number;
  mouthHeight: number;
  smile: number;
  eyeGap: number;
  eyeSize: number;
  eyeTilt: number;
  lid: number;
  ear: number;
  brow: { weight: number; height: number; arch: number; tilt: number; length: number };
};

export type Sitter = {
  feminine: boolean;
  /** 0 is about twenty-five, 1 about sixty-five. */
  age: number;
  skin: Tone;
  hair: Tone;
  style: HairStyle;
  cut: {
    /** Raises the hairline. */
    hairline: number;
    /** Deepens the temples. */
    receding: number;
    parting: number;
    /** -1 and 1 sweep the fringe to a side, 0 is straight; null is no fringe. */
    fringe: number | null;
    length: number;
    volume: number;
  };
  beard: Beard;
  glasses: Glasses | null;
  earring: 'none' | 'drop' | 'stud' | 'hoop';
  necklace: 'none' | 'chain' | 'pendant';
  freckles: boolean;
  blush: number;
  mole: readonly [x: number, y: number] | null;
  iris: Tone;
  lips: { tone: Tone; strength: number };
  face: Face;
  eyes: 'open' | 'down';
  yaw: number;
  pitch: number;
  roll: number;
  wear: Wear;
  cloth: Tone;
  stripes: boolean;
  under: Tone;
  /** Lifts the shoulders; more is a shorter neck. */
  shoulders: number;
  light: { azimuth: number; elevation: number; fill: number };
  mood: Mood;
  set: RoomSet;
  /** The stream that decided all this, for the frame and the room. */
  chance: Chance;
};

const SKINS: readonly Tone[] = [
  [0.83, 0.052, 58],
  [0.8, 0.062, 60],
  [0.76, 0.07, 58],
  [0.72, 0.078, 60],
  [0.66, 0.08, 58],
  [0.6, 0.08, 55],
  [0.52, 0.08, 54],
  [0.46, 0.075, 52],
  [0.41, 0.066, 50],
  [0.36, 0.056, 48],
];
const DEEP_HAIR: readonly Tone[] = [
  [0.2, 0.018, 50],
  [0.24, 0.03, 40],
  [0.3, 0.04, 45],
  [0.6, 0.012, 80],
];
const HAIR: readonly Tone[] = [
  [0.22, 0.02, 60],
  [0.28, 0.04, 45],
  [0.36, 0.055, 50],
  [0.44, 0.075, 55],
  [0.68, 0.085, 82],
  [0.46, 0.12, 44],
  [0.68, 0.012, 80],
];
const CLOTH: readonly Tone[] = [
  [0.24, 0.03, 265],
  [0.86, 0.02, 85],
  [0.5, 0.13, 40],
  [0.4, 0.05, 125],
  [0.64, 0.07, 72],
  [0.3, 0.06, 250],
  [0.36, 0.1, 20],
  [0.55, 0.03, 230],
  [0.2, 0.01, 60],
  [0.46, 0.07, 190],
];
const MORE_CLOTH: readonly Tone[] = [
  [0.72, 0.06, 20],
  [0.76, 0.1, 85],
  [0.42, 0.09, 340],
  [0.6, 0.05, 150],
  [0.78, 0.03, 230],
  [0.34, 0.05, 170],
  [0.52, 0.1, 265],
  [0.66, 0.11, 45],
];
const UNDER: readonly Tone[] = [
  [0.9, 0.015, 85],
  [0.24, 0.012, 60],
  [0.7, 0.03, 240],
];
const SCARVES: readonly Tone[] = [
  [0.8, 0.03, 85],
  [0.4, 0.08, 15],
  [0.46, 0.07, 190],
  [0.62, 0.1, 70],
  [0.3, 0.05, 265],
  [0.66, 0.06, 20],
  [0.5, 0.05, 130],
];
const FRAMES: readonly Tone[] = [
  [0.2, 0.02, 60],
  [0.2, 0.02, 60],
  [0.38, 0.08, 50],
  [0.66, 0.1, 80],
  [0.62, 0.01, 250],
  [0.42, 0.1, 20],
];

/** The hair styles that share an outline with a basic one, so that a repeat of it is not a twin. */
const variantsOf = (style: HairStyle, feminine: boolean, deep: boolean): readonly HairStyle[] => {
  switch (style) {
    case 'long':
      return deep
        ? ['long', 'locs', 'locs', 'wave', 'tail']
        : ['long', 'long', 'wave', 'wave', 'tail'];
    case 'bun':
      return ['bun', 'bun', 'tail'];
    case 'top':
      return ['top', 'quiff', 'side'];
    case 'crop':
      return feminine
        ? ['crop', 'buzz', 'wrap', 'crop']
        : ['crop', 'buzz', 'crop', deep ? 'locs' : 'side'];
    case 'sweep':
      return feminine ? ['sweep'] : ['sweep', 'side'];
    case 'scarf':
      return deep ? ['scarf', 'wrap'] : ['scarf'];
    default:
      return [style];
  }
};

const glassesOf = (detail: Chance): Glasses => {
  const tone = detail.pick(FRAMES);
  const kind = detail.pick(['round', 'round', 'square', 'wide', 'cat'] as const);
  const base = { lift: 0, tone, wire: detail.range(0.011, 0.017) };
  switch (kind) {
    case 'square':
      return { ...base, width: 0.205, height: 0.175, square: 4.5 };
    case 'wide':
      return { ...base, width: 0.215, height: 0.14, square: 3.6 };
    case 'cat':
      return {
        ...base,
        width: 0.21,
        height: 0.155,
        square: 2.7,
        lift: 0.3,
        wire: base.wire + 0.003,
      };
    default: {
      const size = detail.range(0.17, 0.205);
      return { ...base, width: size, height: size * 0.94, square: 2 };
    }
  }
};

const irisOf = (detail: Chance, skin: Tone, hair: Tone): Tone => {
  const brown: Tone[] = [
    [0.24, 0.03, 50],
    [0.28, 0.045, 52],
    [0.33, 0.055, 58],
  ];
  const light: Tone[] = [
    [0.46, 0.055, 240],
    [0.44, 0.05, 150],
    [0.44, 0.065, 80],
    [0.5, 0.03, 230],
  ];
  return detail.pick(skin[0] > 0.74 && hair[0] > 0.27 ? [...light, ...brown] : brown);
};

/**
 * Decides everything about a sitter from a seed.
 *
 * @param seed any text or number
 * @param take 0 for the sitter's first picture; other numbers dress, light and pose the same person
 *   differently
 * @returns the sitter
 */
export const sitterOf = (seed: string | number, take = 0): Sitter => {
  // Two streams: the first decides the outline of the sitter (and always has, so that a seed keeps
  // its person), the second tells apart those whom the first made alike.
  const first = chanceOf(`sitter:${seed}`);
  const detail = chanceOf(`detail:${seed}`);

  const feminine = first.chance(0.5);
  const skin = first.pick(SKINS);
  const deep = skin[0] < 0.62;
  let hair = first.pick(deep ? DEEP_HAIR : HAIR);
  const feminineStyles: readonly HairStyle[] = deep
    ? ['afro', 'crop', 'bun', 'curls', 'long', 'scarf', 'bob']
    : ['long', 'bob', 'bun', 'curls', 'long', 'sweep', 'scarf'];
  const masculineStyles: readonly HairStyle[] = deep
    ? ['crop', 'bald', 'afro', 'crop', 'top', 'curls']
    : ['top', 'crop', 'curls', 'top', 'sweep', 'curls', 'bald'];
  let style = first.pick(feminine ? feminineStyles : masculineStyles);
  const bearded = !feminine && first.chance(style === 'bald' ? 0.8 : 0.48);
  const wearsGlasses = first.chance(0.2);
  const ring = feminine && first.chance(0.6);
  let yaw = first.range(0.2, 0.66) * (first.chance(0.5) ? 1 : -1);
  let pitch = first.range(-0.1, 0.12);
  let roll = first.range(-0.1, 0.1);
  let eyes: 'open' | 'down' = first.pick(['open', 'down', 'open'] as const);
  let wear: Wear = first.pick<Wear>(
    feminine
      ? ['crew', 'vee', 'off', 'roll', 'jacket']
      : ['crew', 'roll', 'jacket', 'jacket', 'vee'],
  );
  let cloth = first.pick(CLOTH);
  let under = first.pick(UNDER);
  const jaw = feminine ? first.range(0, 0.45) : first.range(0.55, 1);
  const noseWidth = first.range(0.85, deep ? 1.45 : 1.2);
  const noseLength = first.range(0.9, 1.1);
  const lip = first.range(0.85, 1.15) * (deep ? 1.25 : 1) * (feminine ? 1.08 : 0.92);
  const faceWidth = first.range(0.95, 1.06);
  const faceLength = first.range(0.96, 1.05);
  let side = first.chance(0.62) ? Math.sign(yaw) : -Math.sign(yaw);
  let azimuth = first.range(0.55, 1.15);
  let elevation = first.range(0.25, 0.75);
  let fill = first.range(0.1, 0.24);
  let mood = first.pick(MOODS);
  let set: RoomSet = first.pick([
    'slats',
    'window',
    'bokeh',
    'plain',
    'halo',
    'arch',
    'plain',
  ] as const);

  const age = clamp(
    hair[0] > 0.58 && hair[1] < 0.02 ? detail.range(0.55, 1) : detail.next() ** 1.5 * 0.9,
    0,
    1,
  );
  if (age > 0.45 && hair[0] < 0.5) {
    // Grey comes with age, for some.
    const grey = detail.chance(0.6) ? clamp((age - 0.4) * 1.3, 0, 0.75) : 0;
    hair = [mix(hair[0], 0.62, grey), mix(hair[1], 0.012, grey), hair[2]];
  }
  style = detail.pick(variantsOf(style, feminine, deep));
  const beards: readonly Beard[] = ['full', 'full', 'short', 'short', 'goatee', 'stubble'];
  const shaved: readonly Beard[] = ['none', 'none', 'none', 'stubble', 'moustache'];
  const beard: Beard = feminine ? 'none' : detail.pick(bearded ? beards : shaved);
  const glasses = wearsGlasses ? glassesOf(detail) : null;
  const parting = detail.range(0.03, 0.14) * (detail.chance(0.5) ? 1 : -1);
  const fringed = ['long', 'bob', 'wave', 'tail', 'bun'].includes(style) && detail.chance(0.42);
  const cut = {
    hairline: detail.range(-0.05, 0.05) + (feminine ? 0 : age * 0.05),
    receding:
      !feminine && style !== 'curls' && style !== 'afro' && detail.chance(0.25 + age * 0.5)
        ? age
        : 0,
    parting,
    fringe: fringed ? detail.pick([0, -1, 1, -1, 1]) : null,
    length: detail.next(),
    volume: detail.range(0.9, 1.08),
  };
  // Temples cut into hair that is combed over them leave holes.
  if (style === 'quiff' || style === 'side') cut.receding = 0;
  // Closed eyes are a fine picture, but few people choose it for theirs.
  if (eyes === 'down' && detail.chance(0.72)) eyes = 'open';
  if (detail.chance(0.35)) {
    const more: readonly Wear[] = feminine
      ? ['strap', 'shirt', 'strap']
      : ['shirt', 'shirt', 'crew'];
    wear = detail.pick(more);
  }
  if (style === 'scarf' && (wear === 'off' || wear === 'strap' || wear === 'vee')) wear = 'crew';
  if (detail.chance(0.42)) cloth = detail.pick(MORE_CLOTH);
  if (style === 'scarf' || style === 'wrap') under = detail.pick(SCARVES);
  const smile = detail.range(-0.1, 1);
  const heavy = detail.next() ** 2 * (feminine ? 0.6 : 1);

  if (detail.chance(0.5)) mood = detail.pick(MORE_MOODS);
  if (detail.chance(0.55)) set = detail.pick(ROOM_SETS);
  const low = skin[0] < 0.5;
  if (deep) {
    // A dark face in a dark room needs the lamp on its own side, more light from the room, and a
    // room that is plainly lighter or (for a few) dark with a glow right behind the head.
    side = Math.sign(yaw);
    azimuth = 0.35 + (azimuth - 0.55) * 0.75;
    fill += low ? 0.1 : 0.05;
    if (mood.bg[0] < 0.62 && detail.chance(low ? 0.75 : 0.45)) mood = detail.pick(LIT_MOODS);
    if (mood.bg[0] < 0.4) {
      set = 'halo';
      mood = { ...mood, bg: [mood.bg[0] + 0.08, mood.bg[1] + 0.015, mood.bg[2]] };
    }
  } else {
    fill += 0.05;
    if (side !== Math.sign(yaw)) azimuth *= 0.8;
  }

  if (take) {
    const again = chanceOf(`take:${seed}:${take}`);
    yaw = -Math.sign(yaw) * again.range(0.15, 0.6);
    pitch = again.range(-0.08, 0.14);
    roll = again.range(-0.1, 0.1);
    eyes = 'open';
    wear = again.pick<Wear>(['crew', 'roll', 'jacket', 'vee', 'shirt']);
    cloth = again.pick(CLOTH);
    mood = again.pick(deep ? LIT_MOODS : TAKE_MOODS);
    set = again.pick(['slats', 'window', 'bokeh', 'arch'] as const);
    side = Math.sign(yaw);
    azimuth = again.range(0.45, 0.95);
    elevation = again.range(0.25, 0.7);
    fill = again.range(0.16, 0.26) + (low ? 0.12 : 0);
  }

  const painted = feminine && detail.chance(0.6);
  return {
    feminine,
    age,
    skin,
    hair,
    style,
    cut,
    beard,
    glasses,
    earring: ring && style !== 'scarf' ? detail.pick(['drop', 'stud', 'hoop'] as const) : 'none',
    necklace:
      feminine && style !== 'scarf'
        ? detail.pick(['none', 'chain', 'pendant', 'none'] as const)
        : 'none',
    freckles: skin[0] > 0.7 && (hair[1] > 0.1 ? detail.chance(0.7) : detail.chance(0.1)),
    blush: detail.range(0.3, 1),
    mole: detail.chance(0.14)
      ? [detail.range(0.16, 0.36) * (detail.chance(0.5) ? 1 : -1), detail.range(-0.62, -0.2)]
      : null,
    iris: irisOf(detail, skin, hair),
    lips: painted
      ? {
          tone: [0.36 + skin[0] * 0.14, detail.range(0.09, 0.15), detail.pick([24, 18, 8, 35])],
          strength: detail.range(0.5, 0.75),
        }
      : { tone: [skin[0] * 0.6, 0.075, 28], strength: feminine ? 0.55 : 0.36 },
    face: {
      width: faceWidth * (1 + heavy * 0.03),
      length: faceLength * detail.range(0.97, 1.03),
      jaw,
      jawWidth: detail.range(-0.05, 0.05),
      chinLength: detail.range(-0.06, 0.06),
      chinWidth: detail.range(-0.03, 0.05),
      fullness: heavy,
      cheek: detail.range(-0.04, 0.05),
      cheekHeight: detail.range(-0.05, 0.05),
      ridge: feminine ? detail.range(0.6, 0.9) : detail.range(0.85, 1.2),
      noseWidth: noseWidth * (feminine ? 0.9 : 1),
      noseLength: noseLength * detail.range(0.88, 1.04),
      noseDepth: detail.range(-0.05, 0.03) - (feminine ? 0.02 : 0),
      bridge: detail.range(-0.012, 0.014),
      tip: detail.range(0.85, 1.15) * (feminine ? 0.92 : 1),
      lip: lip * detail.range(0.88, 1.16),
      mouthWidth: detail.range(0.155, 0.215),
      mouthHeight: detail.range(-0.02, 0.025),
      smile,
      eyeGap: detail.range(0.248, 0.285),
      eyeSize: detail.range(0.92, 1.16) * (feminine ? 1.06 : 1),
      eyeTilt: detail.range(-0.02, 0.03),
      lid: detail.range(0, 1),
      ear: detail.range(0.85, 1.15),
      brow: {
        weight: (feminine ? 0.6 : 1) * detail.range(0.6, 1.35),
        height: detail.range(-0.015, 0.035),
        arch: detail.range(0.02, 0.09),
        tilt: detail.range(-0.03, 0.03),
        length: detail.range(0.9, 1.1),
      },
    },
    eyes,
    yaw,
    pitch,
    roll,
    wear,
    cloth,
    stripes: wear === 'crew' && detail.chance(0.22),
    under,
    shoulders: detail.range(0.17, 0.32),
    light: { azimuth: side * azimuth, elevation, fill },
    mood,
    set,
    chance: first,
  };
};
