import { Loaded } from '../../src/components/Loaded/Loaded.tsx';

export default function LongLoaded() {
  return (
    <Loaded
      value={{
        status: 'error',
        message:
          'upstream_request_timeout_while_reading_response_header_from_the_events_service after thirty seconds',
        onRetry: () => undefined,
      }}
      errorTitle="The list of evenings near you could not be fetched from the server"
      skeleton={null}
    >
      {() => null}
    </Loaded>
  );
}
