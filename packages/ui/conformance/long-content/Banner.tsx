import { Banner } from '../../src/components/Banner/Banner.tsx';
import { Button } from '../../src/components/Button/Button.tsx';

const action = (
  <Button variant="outline" size="small">
    Update Event Info
  </Button>
);

export default function LongBanner() {
  return (
    <>
      <Banner
        title="What happens to an event after it was changed by a user who is no admin"
        action={action}
        onDismiss={() => undefined}
      >
        Every member who has a ticket gets a message with
        the_address_of_the_place_that_it_was_moved_to_and_the_time, and may give the ticket back
        until the day before.
      </Banner>
      <Banner title="In review" action={action} onDismiss={() => undefined}>
        Newly created events will be first reviewed and turned into an active event if approved
      </Banner>
    </>
  );
}
