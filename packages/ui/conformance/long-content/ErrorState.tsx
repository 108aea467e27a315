import { ErrorState } from '../../src/components/ErrorState/ErrorState.tsx';

export default function LongErrorState() {
  return (
    <ErrorState
      title="The list of people who have applied could not be fetched from the server"
      message="upstream_request_timeout_while_reading_response_header_from_the_waitlist_service after thirty seconds; nothing has been changed"
      onRetry={() => undefined}
    />
  );
}
