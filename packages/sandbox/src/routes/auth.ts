import { PhoneCredentials, PhoneVerificationRequest } from '@perigee/api/zod';
import type { PhoneAuthentication } from '@perigee/api/zod';
import { Hono } from 'hono';
import { checkCode } from '../auth/check-code.ts';
import { ownerOfProvenPhone } from '../auth/phone-owner.ts';
import { assertPhoneNumber } from '../auth/phone-number.ts';
import { sendCode } from '../auth/send-code.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';

/** Signing in by phone: spec/paths/auth. */
export function authRoutes(context: SandboxContext): Hono {
  const { tokens } = context;
  return new Hono()
    .post('/verify-phone', async (c) => {
      const { phone } = await readBody(c, PhoneVerificationRequest);
      assertPhoneNumber(phone);
      await sendCode(context, phone, clientOf(c));
      return c.body(null, 204);
    })
    .post('/auth/phone', async (c) => {
      const credentials = await readBody(c, PhoneCredentials);
      assertPhoneNumber(credentials.phone);
      await checkCode(context, credentials, clientOf(c));
      const owner = await ownerOfProvenPhone(context, credentials.phone);
      const { id, completedSignup } = owner;
      const jwt = completedSignup
        ? await tokens.session(id, owner)
        : await tokens.phoneProof({ userId: id, phone: credentials.phone });
      const reply: PhoneAuthentication = {
        id,
        completedSignup,
        jwt,
        chatToken: await tokens.chat(id, owner),
      };
      return c.json(reply);
    });
}
