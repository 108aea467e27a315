import type { Option } from './option.ts';

/** The value of 'More', until the user chooses one of the further genders. Source: member §3. */
export const OTHER_GENDER = 'Other-Gender';

/** The first options of the About me step. Source: member §2, §3. */
export const GENDERS: readonly Option[] = [
  { value: 'M', label: 'Man' },
  { value: 'F', label: 'Woman' },
  { value: OTHER_GENDER, label: 'More' },
];

const FURTHER_LABELS = [
  'Agender',
  'Androgyne',
  'Androgynous',
  'Bigender',
  'Boi',
  'Butch',
  'Cisgender',
  'Cisgender man',
  'Cisgender woman',
  'Demiboy',
  'Demigender',
  'Demigirl',
  'Enby',
  'Fa’afafine',
  'Femme',
  'Gender apathetic',
  'Gender fluid',
  'Gender nonconforming',
  'Gender questioning',
  'Gender variant',
  'Genderflux',
  'Genderqueer',
  'Graygender',
  'Hijra',
  'Intersex',
  'Intersex man',
  'Intersex person',
  'Intersex woman',
  'Māhū',
  'Maverique',
  'Multigender',
  'Muxe',
  'Neither',
  'Neutrois',
  'Non-binary',
  'Non-binary man',
  'Non-binary woman',
  'Novigender',
  'Omnigender',
  'Pangender',
  'Polygender',
  'Third gender',
  'Trans',
  'Trans feminine',
  'Trans man',
  'Trans masculine',
  'Trans non-binary',
  'Trans person',
  'Trans woman',
  'Transgender',
  'Transgender man',
  'Transgender person',
  'Transgender woman',
  'Transsexual',
  'Travesti',
  'Trigender',
  'Two-Spirit',
  'X-gender',
  'Xenogender',
  'Not listed',
];

const valueOf = (label: string) =>
  label
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’]/g, '')
    .toLowerCase()
    .replaceAll(/[ -]/g, '_');

/**
 * The options behind 'More': about 60, in alphabetical order. The documents give no names. Source: member §3.
 */
export const FURTHER_GENDERS: readonly Option[] = FURTHER_LABELS.map((label) => ({
  value: valueOf(label),
  label,
}));

/** The option of {@link GENDERS} that a gender belongs to, or null without a gender. */
export function genderGroup(gender: string | null): string | null {
  if (gender === null || gender === 'M' || gender === 'F') return gender;
  return OTHER_GENDER;
}

/** The gender itself, or null if 'More' is chosen without a further gender. */
export function namedGender(gender: string | null): string | null {
  return gender === OTHER_GENDER ? null : gender;
}
