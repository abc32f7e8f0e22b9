import { kod as oda } from '@masabasi/core/is/kod/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { gorevAraclari } from '../gorev/testing.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { giteaImzasi, githubImzasi, KOD_DENEME_ANAHTARI } from './testing.ts';

/** Hosts of repositories: their messages, signatures, refusals, and the places where code is shown. */

const s = await testServer({ ortam: { KOD_ANAHTARI: KOD_DENEME_ANAHTARI } });
const { yapan, altinci, yeni, detay } = await gorevAraclari(s);
afterAll(() => s.kapat());
beforeEach(async () => {
  await s.db.deleteFrom('kod_islem').execute();
  await s.db.deleteFrom('kod_teslim').execute();
});

const SHA = '95790bf891e76fee5e1747ab589903a6a1f80f22';
const BASKA_SHA = 'da1560886d4f094c3e6c9ef40349f7d38b5d27d7';

/** A push in the form of GitHub and Gitea, with fields that we ignore. */
const push = (...mesajlar: readonly string[]) => ({
  ref: 'refs/heads/ana',
  before: '0'.repeat(40),
  after: SHA,
  created: false,
  repository: { id: 1, name: 'eczane', full_name: 'masa/eczane', private: true },
  pusher: { name: 'ayse', email: 'ayse@ornek.example' },
  commits: mesajlar.map((message, n) => ({
    id: n === 0 ? SHA : BASKA_SHA,
    tree_id: SHA,
    distinct: true,
    message,
    timestamp: '2026-11-20T14:03:02+03:00',
    url: `https://git.ornek.example/masa/eczane/commit/${SHA}`,
    author: { name: 'Ayşe Öztürk', email: 'ayse@ornek.example', username: 'ayse' },
    added: [],
    removed: [],
    modified: ['fis.ts'],
  })),
});
const birlesme = (title: string) => ({
  action: 'closed',
  number: 7,
  repository: { full_name: 'masa/eczane' },
  pull_request: {
    merged: true,
    merged_at: '2026-11-21T09:00:00Z',
    merge_commit_sha: BASKA_SHA,
    title,
    body: null,
    html_url: 'https://git.ornek.example/masa/eczane/pull/7',
    user: { login: 'ayse' },
    base: { ref: 'ana' },
  },
});
const gitlab = (message: string) => ({
  object_kind: 'push',
  event_name: 'push',
  ref: 'refs/heads/ana',
  user_name: 'Ayşe Öztürk',
  project: { id: 15, path_with_namespace: 'masa/eczane' },
  commits: [
    {
      id: SHA,
      message,
      title: message,
      timestamp: '2026-11-20T14:03:02+03:00',
      url: `https://git.ornek.example/masa/eczane/-/commit/${SHA}`,
      author: { name: 'Ayşe Öztürk', email: 'ayse@ornek.example' },
      added: [],
      modified: [],
      removed: [],
    },
  ],
  total_commits_count: 1,
});

type Baslik = (govde: string) => Record<string, string>;
async function gonder(o: object | string, baslik: Baslik = githubImzasi) {
  const govde = typeof o === 'string' ? o : JSON.stringify(o);
  const y = await s.ham('/istakibi/kodItme', govde, undefined, baslik(govde));
  return { status: y.status, body: (await y.json()) as { durum: boolean; msg?: string; Islem?: number; Is?: number } };
}
const kodlari = async (GorevId: number) => tamam(await s.call(oda.kodListe, { GorevId }, yapan.token)).kodlist;
const yazilan = async () => (await s.db.selectFrom('kod_islem').select('id').execute()).length;

describe('a message of a host', () => {
  test.each<[string, (no: string) => object, Baslik]>([
    ['GitHub', (no) => push(`${no}: fiş iki kez yazılmıyor\n\nAyrıntı`), githubImzasi],
    ['Gitea', (no) => push(`${no}: fiş iki kez yazılmıyor\n\nAyrıntı`), giteaImzasi],
    [
      'GitLab',
      (no) => gitlab(`${no}: fiş iki kez yazılmıyor\n\nAyrıntı`),
      () => ({ 'x-gitlab-token': KOD_DENEME_ANAHTARI }),
    ],
  ])('a push of %s stands with the task that it names, and in its history', async (_, govde, baslik) => {
    const { Id, No } = await yeni({ Baslik: 'Fiş' });
    expect(await gonder(govde(No), baslik)).toEqual({ status: 200, body: { durum: true, Islem: 1, Is: 1 } });
    expect(await kodlari(Id)).toMatchObject([
      {
        Tur: 'islem',
        Depo: 'masa/eczane',
        Dal: 'ana',
        Sha: SHA,
        Mesaj: `${No}: fiş iki kez yazılmıyor`,
        Yazan: 'Ayşe Öztürk',
      },
    ]);
    const [son] = (await detay(Id)).hareketlist;
    expect(son).toMatchObject({ Tur: 'kod', Baslik: 'Kod gönderildi', Kisi: null });
    expect(son!.Aciklama).toBe(`95790bf8 ${No}: fiş iki kez yazılmıyor (Ayşe Öztürk, ana)`);
  });

  test('stores a merge separately and links several tasks', async () => {
    const [bir, iki] = [await yeni({ Baslik: 'Bir' }), await yeni({ Baslik: 'İki' })];
    expect((await gonder(birlesme(`${bir.No} ve ${iki.No}`))).body).toMatchObject({ Islem: 1, Is: 2 });
    expect(await kodlari(iki.Id)).toMatchObject([{ Tur: 'birlestirme', Sha: BASKA_SHA }]);
    expect((await detay(bir.Id)).hareketlist[0]).toMatchObject({ Baslik: 'Kod birleştirildi' });
  });

  test('stores a push without a known task unlinked, and accepts messages without code', async () => {
    expect((await gonder(push('Yazım düzeltildi', 'T999999999 yok'))).body).toMatchObject({ Islem: 2, Is: 0 });
    expect((await gonder({ zen: 'Keep it logically awesome.', hook_id: 1 })).body).toMatchObject({ Islem: 0, Is: 0 });
    expect((await gonder({ object_kind: 'issue' }, () => ({ 'x-gitlab-token': KOD_DENEME_ANAHTARI }))).status).toBe(
      200,
    );
  });

  test('links a branch that is named after a task', async () => {
    const { Id, No } = await yeni({ Baslik: 'Dal' });
    expect((await gonder({ ...push('Yazım'), ref: `refs/heads/is/${No}` })).body).toMatchObject({ Islem: 1, Is: 1 });
    expect(await kodlari(Id)).toMatchObject([{ Dal: `is/${No}` }]);
  });

  test('is visible to people with the product of the task', async () => {
    const { Id, No } = await yeni({ Baslik: 'Kapsam' });
    await gonder(push(No));
    expect((await s.call(oda.kodListe, { GorevId: Id }, altinci.token)).status).toBe(404);
  });
});

describe('is refused, with nothing written', () => {
  test.each<[string, Baslik]>([
    ['no signature', () => ({})],
    ['a wrong one of GitHub', (g) => githubImzasi(g, 'baska-anahtar-0123456789')],
    ['a wrong one of Gitea', (g) => giteaImzasi(g, 'baska-anahtar-0123456789')],
    ['a wrong token of GitLab', () => ({ 'x-gitlab-token': `${KOD_DENEME_ANAHTARI}0` })],
    ['one of another body', () => githubImzasi('{}')],
    [
      'one of another name',
      (g) => ({ 'x-hub-signature-256': `sha1=${githubImzasi(g)['x-hub-signature-256'].slice(7)}` }),
    ],
    ['a right one beside a wrong one', (g) => ({ ...githubImzasi(g), 'x-gitea-signature': '0'.repeat(64) })],
    ['a right one beside a wrong token', (g) => ({ ...githubImzasi(g), 'x-gitlab-token': 'yanlis' })],
    ['only the word', () => ({ 'x-hub-signature-256': 'sha256=' })],
  ])('%s: 401', async (_, baslik) => {
    expect(await gonder(push('T00001'), baslik)).toEqual({
      status: 401,
      body: { durum: false, msg: 'İmza geçerli değil.' },
    });
    expect(await yazilan()).toBe(0);
  });

  test('answers 409 to the same message again, whatever its delivery number', async () => {
    const { Id, No } = await yeni({ Baslik: 'Yineleme' });
    await gonder(push(No), (g) => ({ ...githubImzasi(g), 'x-github-delivery': 'bir' }));
    expect(await gonder(push(No), (g) => ({ ...githubImzasi(g), 'x-github-delivery': 'iki' }))).toEqual({
      status: 409,
      body: { durum: false, msg: 'Bu bildirim daha önce alındı.' },
    });
    expect(await kodlari(Id)).toHaveLength(1);
  });

  test('is written once when sent twenty times at once', async () => {
    const { Id, No } = await yeni({ Baslik: 'Yarış' });
    const durumlar = (await Promise.all(Array.from({ length: 20 }, () => gonder(push(No))))).map((y) => y.status);
    expect(durumlar.filter((d) => d === 200)).toHaveLength(1);
    expect(durumlar.filter((d) => d === 409)).toHaveLength(19);
    expect(await kodlari(Id)).toHaveLength(1);
    expect((await detay(Id)).hareketlist.filter((h) => h.Tur === 'kod')).toHaveLength(1);
  });

  test('knows a commit that comes again with another push', async () => {
    const { Id, No } = await yeni({ Baslik: 'Bilinen' });
    await gonder(push(No));
    expect((await gonder({ ...push(No), ref: 'refs/heads/baska' })).body).toMatchObject({ Islem: 0, Is: 0 });
    expect(await kodlari(Id)).toHaveLength(1);
  });

  test('answers 413 to a megabyte before it checks a signature', async () => {
    const y = await gonder(JSON.stringify({ ...push('T00001'), dolgu: 'x'.repeat(1_000_000) }), () => ({}));
    expect([y.status, y.body.durum]).toEqual([413, false]);
  });

  test.each<[string, object | string]>([
    ['commits that are none', { ...push('T00001'), commits: [{ id: 'kısa' }] }],
    ['a repository without a name', { ...push('T00001'), repository: {} }],
    [
      'an address that runs',
      { ...push('T00001'), commits: [{ ...push('T1').commits[0], url: 'javascript:alert(1)' }] },
    ],
    ['a letter that cannot be written', push('T00001 \u0000')],
    ['a half of a letter', push('T00001 \ud800')],
    ['no letter', push('T00001 \uffff')],
    ['no JSON', '{"ref":'],
    ['deep', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('%s: 400 with a sentence', async (_, govde) => {
    const y = await gonder(govde);
    expect(y.status).toBe(400);
    expect(y.body.msg).toMatch(/\p{L}{3,}/u);
    expect(await yazilan()).toBe(0);
  });
});

test('accepts nothing on a server without a shared secret', async () => {
  const baska = await testServer();
  try {
    const govde = JSON.stringify(push('T00001'));
    expect((await baska.ham('/istakibi/kodItme', govde, undefined, githubImzasi(govde, ''))).status).toBe(401);
    expect((await baska.ham('/istakibi/kodItme', govde, undefined, { 'x-gitlab-token': '' })).status).toBe(401);
  } finally {
    await baska.kapat();
  }
});
