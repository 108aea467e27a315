import { useCreateStreamingToken } from '@perigee/api';

/**
 * Requests the token of a room: anew for each entrance, because it is not valid for long.
 *
 * @param name match-<id>, or the id or slug of an event
 */
export function useRoomToken(name: string): () => Promise<string> {
  const { mutateAsync: createToken } = useCreateStreamingToken();
  return async () => {
    const { token } = await createToken({ data: { room: name } });
    return token;
  };
}
