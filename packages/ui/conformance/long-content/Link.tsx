import { BackLink } from '../../src/components/Link/BackLink.tsx';
import { ButtonLink } from '../../src/components/Link/ButtonLink.tsx';
import { TextLink } from '../../src/components/Link/TextLink.tsx';

export default function LongLinks() {
  return (
    <>
      <BackLink href="/events">All evenings of this season in the city and around it</BackLink>
      <ButtonLink href="/download" block>
        Download the app to explore the Universe on this telephone
      </ButtonLink>
      <TextLink href="/how" standalone>
        How a place on the list is given, and what happens after it was given
      </TextLink>
    </>
  );
}
