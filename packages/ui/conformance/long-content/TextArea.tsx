import { TextArea } from '../../src/components/TextArea/TextArea.tsx';

const LETTER =
  'I would like to meet a member who reads on trains, walks in the rain, and cooks for more people ' +
  'than there are chairs. I play the viola badly and happily.';

export default function LongTextArea() {
  return (
    <>
      <TextArea
        label="What you would like the person who reads your application to know about you"
        defaultValue={Array.from({ length: 5 }, () => LETTER).join('\n\n')}
        maxLength={1000}
        counter
        error="Please leave out telephone numbers, addresses, and the names of other people"
      />
      <TextArea
        label="Add a comment"
        minLength={20}
        maxLength={300}
        counter
        help="Only Noor reads it."
      />
    </>
  );
}
