import type { Server } from 'socket.io';
import { sessionOfToken } from '../auth/authenticate.ts';
import type { SandboxContext } from '../context.ts';
import { ME_NAMESPACE, type Realtime } from '../realtime/realtime.ts';
import { signedInNamespace } from './signed-in-namespace.ts';

/** The real-time channel of the product API. */
export function meNamespace(io: Server, opened: Promise<SandboxContext>): Realtime {
  const me = signedInNamespace(io, { name: ME_NAMESPACE, opened, sessionOf: sessionOfToken });
  return {
    isOpen: me.isOpen,
    end: me.end,
    profileUpdate: (userId, user) => {
      me.emit([userId], 'profileUpdate', user);
    },
    featuresUpdate: (userId, features) => {
      me.emit([userId], 'featuresUpdate', features);
    },
  };
}
