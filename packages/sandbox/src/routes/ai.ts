import { DrawImageRequest, ImageProvider, TrainImageModelRequest } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  AiCompatibilityRequest,
  loadAiCompatibility,
  templateProblem,
} from '../ai/ai-compatibility.ts';
import { drawImage, listImageModels, trainImageModel } from '../ai/image-models.ts';
import type { SandboxContext } from '../context.ts';
import { signedInAdmin } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { readQuery } from '../http/query.ts';

const ModelsQuery = z.object({ provider: z.coerce.string().pipe(ImageProvider).optional() });

function assertFilled(field: string, text: string): void {
  if (text.trim() === '') throw failure(422, serverMessages.fieldMissing(field));
}

/** Generated profile texts and pictures, for admins: spec/paths/admin. */
export function aiRoutes(context: SandboxContext): Hono {
  return new Hono()
    .post('/v1/admin/ai/users/:id/profiles', async (c) => {
      await signedInAdmin(context, c);
      const { idealProfilePromptTemplate } = await readBody(c, AiCompatibilityRequest);
      const problem =
        idealProfilePromptTemplate === undefined
          ? null
          : templateProblem(idealProfilePromptTemplate);
      if (problem !== null) throw failure(422, problem);
      const name = c.req.param('id');
      return c.json(await loadAiCompatibility(context, name, idealProfilePromptTemplate));
    })
    .get('/ai/models', async (c) => {
      await signedInAdmin(context, c);
      const { provider } = readQuery(c, ModelsQuery);
      return c.json(await listImageModels(context, provider));
    })
    .post('/ai/models/dream-booth', async (c) => {
      const { id } = await signedInAdmin(context, c);
      const request = await readBody(c, TrainImageModelRequest);
      assertFilled('name', request.name);
      return c.json(await trainImageModel(context, id, request));
    })
    .post('/ai/image/dream-booth', async (c) => {
      const { id } = await signedInAdmin(context, c);
      const request = await readBody(c, DrawImageRequest);
      assertFilled('prompt', request.prompt);
      return c.json(await drawImage(context, id, request));
    });
}
