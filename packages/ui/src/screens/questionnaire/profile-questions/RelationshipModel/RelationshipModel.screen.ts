import { questionScreen } from '../../question-screen.ts';

export const profileRelationshipModel = questionScreen('profile', 'relationshipModel', [
  'empty',
  'answered',
]);
