import { questionScreen } from '../../question-screen.ts';

export const profileHeight = questionScreen('profile', 'height', ['empty', 'answered']);
