/** The steps after the phone number, loaded while the user types it. */

export { CodeStep } from '../CodeStep/CodeStep.tsx';
export { EmailLinkStep } from '../EmailLinkStep/EmailLinkStep.tsx';
export { EmailStep } from '../EmailStep/EmailStep.tsx';
export { InstagramStep } from '../InstagramStep/InstagramStep.tsx';
export { NameStep } from '../NameStep/NameStep.tsx';
export { VerifiedStep } from '../VerifiedStep/VerifiedStep.tsx';
