import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { staticHost } from './static-host.ts';

/** Makes the preview server answer like a static host that reads the files of the build. */
export function appPages(): Plugin {
  return {
    name: 'perigee:app-pages',
    configurePreviewServer: ({ middlewares, config }) => {
      const folder = resolve(config.root, config.build.outDir);
      const read = (name: string) => readFileSync(join(folder, name), 'utf8');
      const answer = staticHost(
        { headers: read('_headers'), redirects: read('_redirects') },
        (file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile(),
      );
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const { file, status, headers } = answer(pathname);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (status === 200) {
          request.url = file;
          next();
          return;
        }
        response.writeHead(status, { 'content-type': 'text/html' }).end(read(file));
      });
    },
  };
}
