import { expect, test } from 'vitest';
import { fields, SECRET } from './env.ts';
import { unknownVariables } from './envNames.ts';

test.each([
  ['SMTP_HOTS', 'SMTP_HOST mi demek istediniz?'],
  ['SMTP_HSOT', 'SMTP_HOST mi demek istediniz?'],
  ['SMPT_HOST', 'SMTP_HOST mi demek istediniz?'],
  ['smtp_host', 'SMTP_HOST mi demek istediniz?'],
  ['SMTP-HOST', 'SMTP_HOST mi demek istediniz?'],
  ['SMTP_PASWORD', 'SMTP_PASSWORD mi demek istediniz?'],
  ['DATABSE_URL', 'DATABASE_URL mi demek istediniz?'],
  ['DATA_DİR', 'DATA_DIR mi demek istediniz?'],
  ['TRUST_PROXIES', 'TRUST_PROXY mi demek istediniz?'],
  ['PUBLC_URL', 'PUBLIC_URL mi demek istediniz?'],
  ['PAROLA_POLITIKASI', 'PAROLA_POLITIKA mi demek istediniz?'],
  ['IMAP_PASSWORD_FIL', 'IMAP_PASSWORD_FIL: böyle bir ayar yok.'],
  ['SMTP_SERVER', 'böyle bir ayar yok'],
  ['SMTP_TLS', 'böyle bir ayar yok'],
  ['ODEME_SIFRE', 'böyle bir ayar yok'],
  ['SMTP_HOST_FILE', 'SMTP_HOST dosyadan okunmaz'],
])('%s is named', (ad, soz) => {
  const [satir, ...baska] = unknownVariables({ [ad]: 'gizli-deger' });
  expect(satir).toContain(soz);
  expect(satir).toContain(ad);
  expect([satir?.includes('gizli'), baska]).toEqual([false, []]);
});

test('names none of our own settings, and no variables of other programs', () => {
  const bizim = [...Object.keys(fields.shape), ...[...SECRET].map((ad) => `${ad}_FILE`)];
  const baskalarinin =
    `PATH HOME USER SHELL LANG LC_ALL TERM TZ PWD OLDPWD HOSTNAME HOSTTYPE LOGNAME MAIL EDITOR PAGER DISPLAY LISTEN_FDS LISTEN_PID
    INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID MEMORY_PRESSURE_WATCH STATE_DIRECTORY NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NO_COLOR FORCE_COLOR CI
    npm_config_cache npm_lifecycle_event npm_package_name npm_execpath INIT_CWD PGHOST PGPORT PGDATA POSTGRES_PASSWORD KUBERNETES_PORT KUBERNETES_SERVICE_HOST
    HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy SSH_CLIENT SSH_TTY XDG_RUNTIME_DIR DEBIAN_FRONTEND YARN_VERSION DEBUG TMPDIR PORTS DEMOS`.split(
      /\s+/,
    );
  expect(unknownVariables(Object.fromEntries([...bizim, ...baskalarinin].map((ad) => [ad, '1'])))).toEqual([]);
  expect(unknownVariables({ SMTP_HOTS: ' ' })).toEqual([]);
});
