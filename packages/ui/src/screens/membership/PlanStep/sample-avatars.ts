import first from '../../shell/LandingPage/pictures/p12.webp';
import second from '../../shell/LandingPage/pictures/p30.webp';
import third from '../../shell/LandingPage/pictures/p27.webp';

/** Pictures that represent the members: three at most. Source: member §2. */
export const SAMPLE_AVATARS = [first, second, third] as const;
