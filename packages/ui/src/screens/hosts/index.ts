/** The pages about hosts, for visitors, members and the hosts themselves. */
export { HostSignUpPage, type HostSignUpPageProps } from './HostSignUpPage/HostSignUpPage.tsx';
export { HostInvitePage, type HostInvitePageProps } from './HostInvitePage/HostInvitePage.tsx';
export { HostsPage, type HostsPageProps } from './HostsPage/HostsPage.tsx';
export { HostPage, type HostPageProps } from './HostPage/HostPage.tsx';
export { OwnHostPage, type OwnHostPageProps } from './OwnHostPage/OwnHostPage.tsx';
export {
  PartnersApplicationPage,
  type PartnersApplicationPageProps,
} from './PartnersApplicationPage/PartnersApplicationPage.tsx';
