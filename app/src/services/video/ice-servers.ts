import { z } from 'zod';

const iceServers = z.array(
  z.object({
    urls: z.union([z.string(), z.array(z.string())]),
    username: z.string().optional(),
    credential: z.string().optional(),
  }),
);

/**
 * The STUN and TURN servers of a setting, which is JSON in the form of the browser's `RTCIceServer`.
 *
 * @returns none for a setting of another form, with a warning: calls then connect within one network only
 */
export function iceServersOf(setting: string | undefined): RTCIceServer[] {
  if (setting === undefined || setting === '') return [];
  try {
    return iceServers.parse(JSON.parse(setting)).map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    }));
  } catch (cause) {
    // oxlint-disable-next-line no-console -- a wrong setting is reported to the developers of the deployment
    console.warn('VITE_ICE_SERVERS is not a JSON list of ICE servers', cause);
    return [];
  }
}
