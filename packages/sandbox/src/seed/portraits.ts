/** The gender in each portrait, so that the portraits of seeded users match their data. */
const PRESENTS =
  'FMMFFMFFMMMMMFFFMMFFMFMFFFFMMMMFFMMFMFFMMMMFMMMFFMFFMFMFFFMMMMMFFFMFMMMMMFFFMMFM' +
  'FMMMFMFFMFMFMMFMFMMFMFMMMMFFFMMFMMMMMMMFMMFFMMMFFMFMMFFFFMMFMMFMMMMFFFFFMMFMMFFM' +
  'MFMMFMFMMFFFFFMFFFMFFFMMFFFFMFMMMFFFMFFMMFMFFMFFMMMMFFFFFFMFFFFMMFFFFFFFMMFMMFMF';

/** The names that suit each portrait: a key of the name pools. */
const LOOKS =
  'ekkekemkeleekelkkimkkkepemeeelkemkkkiliekeplekemekeklekilwkkkkkpeeeekpekkkiekkek' +
  'ikmkieccekklilecpkekekeekkikikikkmekkemeekkkkekllekeekekemklieelkkekeeckekplkeci' +
  'pmeekiekkieileckikekkpcpkikeemekkwkekkikeekpklkkeekkckecikmiikekikppkiewkkpeemkl';

const AGES =
  '10285720009520005055287542674272579809306263202002871671281156925005902039213364' +
  '13013983505372060078609268560814042670760553869493506300144582083736020328677880' +
  '00047525073115801685927254753015091641655985637373008498688211074220670024625827';

const YOUNGEST = 22;
const YEARS_PER_STEP = 4;

/**
 * East Asian (c), European (e), Indian (i), of African descent (k), Latin American (l), Arab (m),
 * Filipino (p), and West or East African with a headscarf (w).
 */
export type Look = 'c' | 'e' | 'i' | 'k' | 'l' | 'm' | 'p' | 'w';

export interface Portrait {
  path: string;
  /** Further photos of the same person. */
  morePaths: readonly string[];
  presents: 'F' | 'M';
  look: Look;
  /** The approximate age in years. */
  age: number;
}

export const PORTRAIT_COUNT = PRESENTS.length;

/** Portraits that suit the names of the demo accounts. */
export const DEMO_PORTRAITS = { dater: 195, host: 231, admin: 215, accepted: 225 } as const;

const TAKEN: readonly number[] = Object.values(DEMO_PORTRAITS);

/** The numbers of all other portraits. */
export const FREE_PORTRAITS: readonly number[] = Array.from(
  { length: PORTRAIT_COUNT },
  (_, index) => index + 1,
).filter((number) => !TAKEN.includes(number));

/** More photos of the people in some portraits. */
const MORE: ReadonlyMap<number, readonly number[]> = new Map([
  [10, [247]],
  [26, [241, 242, 243, 250]],
  [44, [244, 245, 246]],
]);

const pathOf = (number: number) => `/pictures/portraits/${String(number).padStart(3, '0')}.jpg`;

/** The portrait of a number from 1. */
export function portraitOf(number: number): Portrait {
  const index = (number - 1) % PORTRAIT_COUNT;
  return {
    path: pathOf(index + 1),
    morePaths: (MORE.get(index + 1) ?? []).map(pathOf),
    presents: PRESENTS.charAt(index) as Portrait['presents'],
    look: LOOKS.charAt(index) as Look,
    age: YOUNGEST + Number(AGES.charAt(index)) * YEARS_PER_STEP,
  };
}
