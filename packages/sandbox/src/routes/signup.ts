import { SignUpRequest } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { Hono } from 'hono';
import { assertPhoneNumber } from '../auth/phone-number.ts';
import type { SandboxContext } from '../context.ts';
import { bearerOf } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { signUpProblem } from '../signup/sign-up-problem.ts';
import { signUp } from '../signup/sign-up.ts';
import { sessionOf } from '../tokens/session.ts';

/** Creating an account: spec/paths/signup. */
export function signupRoutes(context: SandboxContext): Hono {
  const { tokens } = context;
  return new Hono().post('/auth/signup', async (c) => {
    const token = bearerOf(c);
    const proof = token === null ? null : await tokens.readPhoneProof(token);
    if (proof === null) throw failure(401, serverMessages.phoneNotVerified);

    const form = await readBody(c, SignUpRequest);
    assertPhoneNumber(form.phoneNumber);
    if (form.phoneNumber !== proof.phone) throw failure(422, serverMessages.phoneNotVerified);
    const problem = signUpProblem(form);
    if (problem !== null) throw failure(422, problem);

    const userId = await signUp(context, proof, form);
    return c.json(await sessionOf(tokens, userId));
  });
}
