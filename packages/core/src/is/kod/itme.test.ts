import { describe, expect, test } from 'vitest';
import { anilanGorevler, EN_COK_ISLEM, itmeOku, OkunmayanItme } from './itme.ts';

const SHA = '95790bf891e76fee5e1747ab589903a6a1f80f22';

describe('finds the tasks named in a text', () => {
  test.each([
    ['T00042: fiş yazdırma', [42]],
    ['Closes T00042, T00007 and T00042', [42, 7]],
    ['(T00042)', [42]],
    ['T123456', [123_456]],
    ['T42', []],
    ['xT00042', []],
    ['T00042a', []],
    ['şT00042', []],
    ['T00000', []],
    ['', []],
  ])('%s', (metin, idler) => {
    expect(anilanGorevler(metin)).toEqual(idler);
  });
});

/** A push in the form of GitHub and Gitea. */
const push = (commits: object[]) => ({
  ref: 'refs/heads/main',
  before: '0'.repeat(40),
  after: SHA,
  created: false,
  repository: { id: 1, name: 'eczane', full_name: 'masa/eczane', private: true },
  pusher: { name: 'ayse', email: 'ayse@ornek.example' },
  commits,
});
const commit = (message: string, diger: object = {}) => ({
  id: SHA,
  tree_id: SHA,
  distinct: true,
  message,
  timestamp: '2026-11-20T14:03:02+03:00',
  url: `https://git.ornek.example/masa/eczane/commit/${SHA}`,
  author: { name: 'Ayşe Öztürk', email: 'ayse@ornek.example', username: 'ayse' },
  added: [],
  removed: [],
  modified: ['fis.ts'],
  ...diger,
});
const OKUNAN = {
  Depo: 'masa/eczane',
  Dal: 'main',
  Islemler: [
    {
      Tur: 'islem',
      Sha: SHA,
      Mesaj: 'T00042: fiş iki kez yazılmıyor',
      Yazan: 'Ayşe Öztürk',
      Zaman: '2026-11-20T14:03:02+03:00',
      Adres: `https://git.ornek.example/masa/eczane/commit/${SHA}`,
      GorevIdler: [42],
    },
  ],
};

describe.each(['github', 'gitea'] as const)('%s', (saglayici) => {
  test('a push', () => {
    expect(itmeOku(saglayici, 'push', push([commit('T00042: fiş iki kez yazılmıyor')]))).toEqual(OKUNAN);
  });
  test('a push that deletes a branch contains no commits', () => {
    expect(itmeOku(saglayici, 'push', { ...push([]), deleted: true })!.Islemler).toEqual([]);
  });
  const istek = (pull: object = {}, action = 'closed') => ({
    action,
    number: 7,
    repository: { full_name: 'masa/eczane' },
    pull_request: {
      merged: true,
      merged_at: '2026-11-20T11:10:00Z',
      merge_commit_sha: SHA,
      title: 'Fiş yazdırma',
      body: 'Kapatır: T00042',
      html_url: 'https://git.ornek.example/masa/eczane/pulls/7',
      user: { login: 'ayse' },
      base: { ref: 'main' },
      ...pull,
    },
  });
  test('a merged request', () => {
    expect(itmeOku(saglayici, 'pull_request', istek())).toEqual({
      Depo: 'masa/eczane',
      Dal: 'main',
      Islemler: [
        {
          Tur: 'birlestirme',
          Sha: SHA,
          Mesaj: 'Fiş yazdırma',
          Yazan: 'ayse',
          Zaman: '2026-11-20T11:10:00Z',
          Adres: 'https://git.ornek.example/masa/eczane/pulls/7',
          GorevIdler: [42],
        },
      ],
    });
  });
  test.each([
    ['opened', istek({ merged: false, merged_at: null, merge_commit_sha: null }, 'opened')],
    ['closed without being merged', istek({ merged: false, merged_at: null })],
  ])('ignores a request that was %s', (_ne, govde) => {
    expect(itmeOku(saglayici, 'pull_request', govde)).toBeNull();
  });
  test.each(['ping', 'issues', 'star'])('ignores the event %s', (olay) => {
    expect(itmeOku(saglayici, olay, { zen: 'Keep it simple' })).toBeNull();
  });
});

describe('gitlab', () => {
  const itmesi = {
    object_kind: 'push',
    event_name: 'push',
    ref: 'refs/heads/main',
    project: { id: 15, name: 'Eczane', path_with_namespace: 'masa/eczane' },
    commits: [{ ...commit('T00042: fiş iki kez yazılmıyor'), title: 'T00042' }],
    total_commits_count: 1,
  };
  test('a push', () => {
    expect(itmeOku('gitlab', 'Push Hook', itmesi)).toEqual(OKUNAN);
  });
  const istek = (action: string, updated_at: string) => ({
    object_kind: 'merge_request',
    user: { id: 1, name: 'Ayşe Öztürk', username: 'ayse' },
    project: { path_with_namespace: 'masa/eczane' },
    object_attributes: {
      iid: 7,
      action,
      title: 'T00042: fiş',
      description: null,
      merge_commit_sha: SHA,
      url: 'https://git.ornek.example/masa/eczane/-/merge_requests/7',
      updated_at,
      target_branch: 'main',
    },
  });
  test.each(['2026-11-20 11:10:00 UTC', '2026-11-20T11:10:00Z', '2026-11-20 11:10:00 +0000'])(
    'reads a request that was merged at %s',
    (an) => {
      const okunan = itmeOku('gitlab', 'Merge Request Hook', istek('merge', an))!;
      expect(okunan.Islemler).toMatchObject([{ Tur: 'birlestirme', Zaman: '2026-11-20T11:10:00Z', GorevIdler: [42] }]);
    },
  );
  test('an opened request and other event kinds count as nothing', () => {
    expect(itmeOku('gitlab', '', istek('open', '2026-11-20 11:10:00 UTC'))).toBeNull();
    expect(itmeOku('gitlab', '', { object_kind: 'pipeline' })).toBeNull();
  });
});

test('keeps only the last commits of a very large push', () => {
  const commits = Array.from({ length: EN_COK_ISLEM + 50 }, (_, i) => commit(`c${i}`));
  const { Islemler } = itmeOku('github', 'push', push(commits))!;
  expect([Islemler.length, Islemler.at(-1)!.Mesaj]).toEqual([EN_COK_ISLEM, `c${EN_COK_ISLEM + 49}`]);
});

test.each([
  ['no object', 'hi'],
  ['nothing', null],
  ['no commits', { ref: 'refs/heads/main', repository: { full_name: 'a/b' } }],
  ['an invalid hash', push([commit('x', { id: 'main' })])],
  ['an address with another scheme', push([commit('x', { url: 'javascript:alert(1)' })])],
  ['an invalid moment', push([commit('x', { timestamp: 'dün' })])],
])('%s is refused', (_ne, govde) => {
  expect(() => itmeOku('github', 'push', govde)).toThrow(OkunmayanItme);
});
