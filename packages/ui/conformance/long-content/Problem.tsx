import { Problem } from '../../src/components/Problem/Problem.tsx';

export default function LongProblem() {
  return (
    <Problem text="upstream_request_timeout_while_reading_response_header_from_the_waitlist_service after thirty seconds" />
  );
}
