import type { Tone } from './colour.ts';
import type { Chance } from './random.ts';
import { chanceOf } from './random.ts';
import { ageOf } from './sitter/age.ts';
import type { Beard } from './sitter/beard.ts';
import { beardOf, isBearded } from './sitter/beard.ts';
import type { Complexion } from './sitter/complexion.ts';
import { complexionOf } from './sitter/complexion.ts';
import type { Face } from './sitter/face.ts';
import { faceOf, fleshOf, outlineOf } from './sitter/face.ts';
import type { Glasses } from './sitter/glasses.ts';
import { glassesOf } from './sitter/glasses.ts';
import type { HairCut } from './sitter/hair-cut.ts';
import { cutOf } from './sitter/hair-cut.ts';
import type { HairStyle } from './sitter/hair-style.ts';
import { basicStyleOf, styleOf } from './sitter/hair-style.ts';
import { greyed, hairToneOf } from './sitter/hair-tone.ts';
import { irisOf } from './sitter/iris.ts';
import type { Jewellery } from './sitter/jewellery.ts';
import { jewelleryOf, wearsEarrings } from './sitter/jewellery.ts';
import { lightingAgain, lightingOf, suitedLighting } from './sitter/lighting.ts';
import type { Lips } from './sitter/lips.ts';
import { lipsOf } from './sitter/lips.ts';
import type { Outfit } from './sitter/outfit.ts';
import { outfitAgain, outfitOf, variedOutfit } from './sitter/outfit.ts';
import type { Person } from './sitter/person.ts';
import { personOf } from './sitter/person.ts';
import type { Place } from './sitter/place.ts';
import { placeAgain, placeOf, suitedPlace, variedPlace } from './sitter/place.ts';
import type { Pose } from './sitter/pose.ts';
import { openEyed, poseAgain, poseOf } from './sitter/pose.ts';

export type Sitter = Pick<Person, 'feminine' | 'skin'> &
  Jewellery &
  Complexion &
  Pose &
  Outfit &
  Place & {
    /** 0 is about twenty-five, 1 about sixty-five. */
    age: number;
    hair: Tone;
    style: HairStyle;
    cut: HairCut;
    beard: Beard;
    glasses: Glasses | null;
    iris: Tone;
    lips: Lips;
    face: Face;
    stripes: boolean;
    /** Lifts the shoulders; more is a shorter neck. */
    shoulders: number;
    light: { azimuth: number; elevation: number; fill: number };
    /** The stream that decided all this, for the frame and the room. */
    chance: Chance;
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
  // its person), the second tells apart those whom the first made alike. Every choice uses up some
  // of its stream: whoever changes their order changes everybody.
  const first = chanceOf(`sitter:${seed}`);
  const detail = chanceOf(`detail:${seed}`);

  const person = personOf(first);
  const hairTone = hairToneOf(first, person);
  const basicStyle = basicStyleOf(first, person);
  const bearded = isBearded(first, person, basicStyle);
  const wearsGlasses = first.chance(0.2);
  const earrings = wearsEarrings(first, person);
  let pose = poseOf(first);
  let outfit = outfitOf(first, person);
  const outline = outlineOf(first, person);
  let lighting = lightingOf(first, pose);
  let place = placeOf(first);

  const age = ageOf(detail, hairTone);
  const hair = greyed(detail, hairTone, age);
  const style = styleOf(detail, basicStyle, person);
  const beard = beardOf(detail, person, bearded);
  const glasses = wearsGlasses ? glassesOf(detail) : null;
  const cut = cutOf(detail, person, age, style);
  pose = openEyed(detail, pose);
  outfit = variedOutfit(detail, outfit, person, style);
  const flesh = fleshOf(detail, person);
  place = suitedPlace(detail, variedPlace(detail, place), person);
  lighting = suitedLighting(lighting, person, pose);

  if (take) {
    const again = chanceOf(`take:${seed}:${take}`);
    pose = poseAgain(again, pose);
    outfit = outfitAgain(again, outfit);
    place = placeAgain(again, person);
    lighting = lightingAgain(again, person, pose);
  }

  const painted = person.feminine && detail.chance(0.6);
  return {
    feminine: person.feminine,
    skin: person.skin,
    age,
    hair,
    style,
    cut,
    beard,
    glasses,
    ...jewelleryOf(detail, person, style, earrings),
    ...complexionOf(detail, person, hair),
    iris: irisOf(detail, person.skin, hair),
    lips: lipsOf(detail, person, painted),
    face: faceOf(detail, person, outline, flesh),
    ...pose,
    ...outfit,
    stripes: outfit.wear === 'crew' && detail.chance(0.22),
    shoulders: detail.range(0.17, 0.32),
    light: {
      azimuth: lighting.side * lighting.azimuth,
      elevation: lighting.elevation,
      fill: lighting.fill,
    },
    ...place,
    chance: first,
  };
};
