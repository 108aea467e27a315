import { imageModels, matchFeedback, matchRecommendations } from '../../db/schema/admin.ts';
import { images } from '../../db/schema/images.ts';
import { idOf, pairOf, type StateHandlers } from '../scene.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The states of what admins keep of members. */
export const adminHandlers: StateHandlers<
  'a match recommendation' | 'match feedback' | 'a photo in review' | 'an image model'
> = {
  'a match recommendation': async (scene, { between }) => {
    const { context, now } = scene;
    const [recommendation] = await context.db
      .insert(matchRecommendations)
      .values({
        ...pairOf(scene, between),
        visible: true,
        revealed: false,
        accepted: false,
        declined: false,
        matched: false,
        purpose: 'dating',
        createdAt: now,
        expiresAt: new Date(now.getTime() + DAY_MS),
      })
      .returning({ id: matchRecommendations.id });
    return { recommendationId: recommendation?.id ?? 0 };
  },

  'match feedback': async (scene, { about }) => {
    const { context, now } = scene;
    const [feedback] = await context.db
      .insert(matchFeedback)
      .values({
        userId: idOf(scene, about),
        authorId: idOf(scene, 'user'),
        text: 'Laughs easily. Wants someone who reads.',
        createdAt: now,
      })
      .returning({ id: matchFeedback.id });
    return { feedbackId: feedback?.id ?? 0 };
  },

  'a photo in review': async (scene, { of }) => {
    const [photo] = await scene.context.db
      .insert(images)
      .values({
        userId: idOf(scene, of),
        path: '/pictures/portraits/023.jpg',
        orderNo: 2,
        moderationStatus: 'Pending',
      })
      .returning({ id: images.id });
    return { photoId: photo?.id ?? 0 };
  },

  'an image model': async (scene, { trained }) => {
    const { context, now } = scene;
    const [model] = await context.db
      .insert(imageModels)
      .values({
        name: 'Autumn portraits',
        provider: 'dream-booth',
        createdBy: idOf(scene, 'user'),
        createdAt: trained ? new Date(now.getTime() - DAY_MS) : now,
      })
      .returning({ id: imageModels.id });
    return { modelId: model?.id ?? 0 };
  },
};
