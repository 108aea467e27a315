import { ReadMore } from '../../src/components/ReadMore/ReadMore.tsx';

const LINES = 'Bring:\na coat\na story\n'.repeat(8);
const WORD = 'endless'.repeat(40);

/** The word without a break is visible at once because the test does not press the button. */
export default function LongReadMore() {
  return (
    <>
      <ReadMore>{LINES + WORD}</ReadMore>
      <ReadMore>{WORD + LINES + WORD}</ReadMore>
      <ReadMore most={1000}>{LINES + WORD}</ReadMore>
    </>
  );
}
