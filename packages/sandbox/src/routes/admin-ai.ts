import { DrawImageRequest, ImageProvider, TrainImageModelRequest } from '@perigee/api/zod';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  AiCompatibilityRequest,
  loadAiCompatibility,
  templateProblem,
} from '../admin/ai/ai-compatibility.ts';
import { drawImage, listImageModels, trainImageModel } from '../admin/ai/image-models.ts';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { assertFilled, readBody } from '../http/body.ts';
import { assertNoProblem } from '../http/failure.ts';
import { readQuery } from '../http/query.ts';

const ModelsQuery = z.object({ provider: z.coerce.string().pipe(ImageProvider).optional() });

/** Generated profile texts and pictures, for admins: spec/paths/admin. */
export function adminAiRoutes(context: SandboxContext): Hono {
  const { requireAdmin } = createGuards(context);
  return new Hono()
    .post('/v1/admin/ai/users/:id/profiles', requireAdmin, async (c) => {
      const { idealProfilePromptTemplate: template } = await readBody(c, AiCompatibilityRequest);
      if (template !== undefined) assertNoProblem(templateProblem(template));
      return c.json(await loadAiCompatibility(context, c.req.param('id'), template));
    })
    .get('/ai/models', requireAdmin, async (c) => {
      const { provider } = readQuery(c, ModelsQuery);
      return c.json(await listImageModels(context, provider));
    })
    .post('/ai/models/dream-booth', requireAdmin, async (c) => {
      const request = await readBody(c, TrainImageModelRequest);
      assertFilled('name', request.name);
      return c.json(await trainImageModel(context, c.var.user.id, request));
    })
    .post('/ai/image/dream-booth', requireAdmin, async (c) => {
      const request = await readBody(c, DrawImageRequest);
      assertFilled('prompt', request.prompt);
      return c.json(await drawImage(context, c.var.user.id, request));
    });
}
