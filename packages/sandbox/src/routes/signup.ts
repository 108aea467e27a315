import { SignUpRequest } from '@perigee/api/zod';
import { Hono } from 'hono';
import { assertProven, phoneProofOf } from '../auth/phone-proof.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { signUpProblem } from '../signup/sign-up-problem.ts';
import { signUp } from '../signup/sign-up.ts';
import { sessionOf } from '../tokens/session.ts';

/** Creating an account: spec/paths/signup. */
export function signupRoutes(context: SandboxContext): Hono {
  const { tokens } = context;
  return new Hono().post('/auth/signup', async (c) => {
    const proof = await phoneProofOf(context, c);
    const form = await readBody(c, SignUpRequest);
    assertProven(proof, form.phoneNumber);
    const problem = signUpProblem(form);
    if (problem !== null) throw failure(422, problem);

    const userId = await signUp(context, proof, form);
    return c.json(await sessionOf(tokens, { id: userId }));
  });
}
