import { randomBytes } from 'node:crypto';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { SMALL, type Person } from './company.ts';
import { goal } from './goal.ts';
import { runningCompany } from './running.ts';

/**
 * Traffic with every kind of refusal and with a database that fails in the middle, with secrets and personal data in
 * every place that a caller controls, at the most detailed level. None of these values may be in the log. Every refusal
 * has to be.
 */
const PASSWORD = 'Kanarya-Parola-7391';
const NOTE = 'kanarya notu: bugün doktora gidiyor';
const TC = '10000000146';
const PHONES = ['0532 111 22 33', '05321112233', '+90 (532) 111-22-33', '5321112233'];
const AT_ONCE = 16;

/** Refuses a change and quotes its values, as a careless trigger would. */
const CARELESS = `
  create or replace function kanarya() returns trigger language plpgsql as $$
    begin
      raise exception 'olmaz: % % %', new.menu_tur, '${NOTE}', '${TC}' using detail = '${PASSWORD} ${NOTE}', hint = '${PHONES[0]}';
    end $$;
  create or replace trigger kanarya before update of menu_tur on kisi for each row execute function kanarya()`;

await goal(
  'G29',
  'no password, token, identity number, telephone number or note is ever in the log, and every refusal is',
  async ({ count, below, after }) => {
    const wanted = count(100_000, 3000);
    const { product, people, pool } = await runningCompany({ after }, { size: SMALL, env: { LOG_LEVEL: 'trace' } });
    await pool.query(CARELESS);
    const unknown = randomBytes(32).toString('base64url');
    const phone = () => PHONES[below(PHONES.length)]!;
    const json = (o: unknown) => JSON.stringify(o);
    const post = (path: string, body: string, token = unknown, headers: Record<string, string> = {}) =>
      fetch(`${product.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body,
      });
    const breakBody = { userid: 0, moladurum: 644, aciklama: `${NOTE} ${TC} ${phone()}` };
    // Most of them cost the database nothing, so that there can be many. Each is refused in its own way.
    const kinds: readonly ((p: Person) => Promise<Response>)[] = [
      () => post(mola.moladurumGuncelle.path, json({ val: breakBody }), `x.${TC}`),
      () => post(`/${TC}/${encodeURIComponent(NOTE)}?parola=${PASSWORD}`, json({ parola: PASSWORD })),
      () => post(oturum.parolaDegistir.path, `{"val":{"parola":"${PASSWORD}",`, unknown),
      () => post('/takvim', NOTE, unknown, { 'content-type': 'text/html' }),
      () => fetch(`${product.url}/api/takvim/${unknown}.ics`),
      (p) => post(mola.moladurumGuncelle.path, json({ val: { ...breakBody, userid: p.id + 1 } }), p.token),
      (p) => post(mola.moladurumGuncelle.path, json({ val: { ...breakBody, userid: p.id, moladurum: 643 } }), p.token),
      (p) => post(izin.izinkaydet.path, json({ val: { [NOTE]: TC, TCKimlikNo: TC, tel: phone() } }), p.token),
      (p) =>
        post(oturum.parolaDegistir.path, json({ val: { userId: p.id, parola: 'k', eskiParola: PASSWORD } }), p.token),
      (p) =>
        post(oturum.usertemaguncelle.path, json({ val: { tur: 'MenuTur', userId: p.id, deger: 'slim' } }), p.token),
    ];
    const cheap = 5;
    const logged = { refused: 0, sent: 0 };
    const lines = () => product.output().split('\n').length;
    const worker = async () => {
      while (logged.refused < wanted) {
        const kind = kinds[below(20) === 0 ? cheap + below(kinds.length - cheap) : below(cheap)]!;
        const answer = await kind(people[below(people.length)]!);
        const body = await answer.text();
        logged.sent++;
        if (answer.status >= 400 || body.includes('"durum":false')) logged.refused++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await product.stop();

    const text = product.output();
    const refusals = text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['msg'] === 'geri çevrildi' || line['msg'] === 'beklenmeyen hata');
    const incomplete = refusals.filter(
      (line) => !line['reqId'] || !line['status'] || line['kisiId'] === undefined || !(line['neden'] ?? line['err']),
    );
    const secrets = [
      PASSWORD,
      NOTE,
      'doktora',
      TC,
      '1112233',
      '111 22 33',
      '111-22-33',
      unknown,
      ...people.map((p) => p.token),
    ];
    const hits = secrets.reduce((n, secret) => n + text.split(secret).length - 1, 0);
    const figures = {
      lines: lines(),
      refusals: logged.refused,
      logged: refusals.length,
      incomplete: incomplete.length,
      planted: secrets.length,
      hits,
      server_errors: refusals.filter((line) => line['err'] !== undefined).length,
    };
    const { lines: all, server_errors } = figures;
    const pass =
      all >= wanted && logged.refused === refusals.length && incomplete.length === 0 && hits === 0 && server_errors > 0;
    return { pass, figures };
  },
);
