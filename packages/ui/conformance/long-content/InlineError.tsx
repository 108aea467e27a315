import { InlineError } from '../../src/components/InlineError/InlineError.tsx';

export default function LongProblem() {
  return (
    <InlineError text="upstream_request_timeout_while_reading_response_header_from_the_waitlist_service after thirty seconds" />
  );
}
