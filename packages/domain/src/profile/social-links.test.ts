import { describe, expect, it } from 'vitest';
import { socialLinksOf, type StoredSocialLinks } from './social-links.ts';

const urlsOf = (links: StoredSocialLinks) => socialLinksOf(links).map(({ url }) => url);

describe('socialLinksOf', () => {
  it('returns the links that are set, in the order of the documents', () => {
    const links = socialLinksOf({
      linkedinLink: 'https://www.linkedin.com/in/noor',
      instagramLink: 'https://www.instagram.com/noor',
      tiktokLink: null,
    });
    expect(links.map(({ platform }) => platform)).toEqual(['instagram', 'linkedin']);
  });

  it.each<[StoredSocialLinks, string]>([
    [{ tiktokLink: 'https://www.tiktok.com/@noor' }, 'https://www.tiktok.com/@noor'],
    [{ twitterLink: 'https://x.com/noor' }, 'https://x.com/noor'],
    [{ twitterLink: 'https://twitter.com/noor' }, 'https://twitter.com/noor'],
    [{ youtubeLink: 'https://m.youtube.com/@noor' }, 'https://m.youtube.com/@noor'],
    [{ youtubeLink: 'http://youtu.be/noor' }, 'http://youtu.be/noor'],
    [{ snapchatLink: ' HTTPS://WWW.SNAPCHAT.COM/add/noor ' }, 'HTTPS://WWW.SNAPCHAT.COM/add/noor'],
    [{ linkedinLink: 'https://linkedin.com?in=noor' }, 'https://linkedin.com?in=noor'],
  ])('accepts %j', (links, url) => {
    expect(urlsOf(links)).toEqual([url]);
  });

  it.each<StoredSocialLinks>([
    { tiktokLink: '' },
    { tiktokLink: 'noor' },
    { tiktokLink: '//tiktok.com/@noor' },
    { instagramLink: 'javascript:alert(1)' },
    { instagramLink: 'javascript://instagram.com/%0aalert(1)' },
    { instagramLink: 'data:text/html,<script>alert(1)</script>' },
    { instagramLink: 'https://evil.example/instagram.com' },
    { instagramLink: 'https://instagram.com.evil.example/noor' },
    { instagramLink: 'https://notinstagram.com/noor' },
    { instagramLink: 'https://instagram.com@evil.example/noor' },
    { instagramLink: 'https://noor:secret@instagram.com/' },
    { instagramLink: 'https://instagram.com:8443/noor' },
    { instagramLink: 'https://www.tiktok.com/@noor' },
    { instagramLink: String.raw`https://evil.example\@instagram.com/` },
    { instagramLink: String.raw`https:\\instagram.com/noor` },
    { linkedinLink: 'ftp://linkedin.com/in/noor' },
  ])('leaves out %j', (links) => {
    expect(urlsOf(links)).toEqual([]);
  });
});
