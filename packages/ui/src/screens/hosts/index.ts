/** The pages about hosts, for visitors, members and the hosts themselves. */
export { HostSignUpPage, type HostSignUpPageProps } from './HostSignUpPage/HostSignUpPage.tsx';
export { HostInvitePage } from './HostInvitePage/HostInvitePage.tsx';
export { HostsPage } from './HostsPage/HostsPage.tsx';
export { HostPage } from './HostPage/HostPage.tsx';
export { OwnHostPage } from './OwnHostPage/OwnHostPage.tsx';
export { PartnersApplicationPage } from './PartnersApplicationPage/PartnersApplicationPage.tsx';
