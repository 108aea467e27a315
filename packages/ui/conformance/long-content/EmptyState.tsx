import { Button } from '../../src/components/Button/Button.tsx';
import { EmptyState } from '../../src/components/EmptyState/EmptyState.tsx';
import { TextLink } from '../../src/components/Link/TextLink.tsx';
import { NotFoundOrbit } from '../../src/components/Orbit/NotFoundOrbit.tsx';

export default function LongEmptyState() {
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      title="There is no member on the waitlist who has sent a photograph and lives within your city"
      actions={
        <>
          <Button>Browse Events for you</Button>
          <TextLink standalone href="#past">
            See past events
          </TextLink>
        </>
      }
    >
      Search for another_city_whose_name_is_longer_than_anybody_would_think, or leave out what you
      filter by.
    </EmptyState>
  );
}
