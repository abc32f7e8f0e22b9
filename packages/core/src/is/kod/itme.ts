import { z } from 'zod';
import { gorunmezsiz, kisalt, kucuk, yazilabilir } from '../../platform/text/metin.ts';

/**
 * Reads pushes and merges of GitHub, GitLab and Gitea into one shape: commits and merges, each with its named tasks.
 * The hosts define the field names. Unneeded fields are ignored, needed fields have limits.
 */

const SAGLAYICILAR = { github: 'GitHub', gitlab: 'GitLab', gitea: 'Gitea' } as const;
export type Saglayici = keyof typeof SAGLAYICILAR;

/** Upper limit of commits of one push. Of a larger push only the last ones count. */
export const EN_COK_ISLEM = 200;
const EN_UZUN_MESAJ = 2000;
/** A commit that names more tasks is a list of them and not work on each. */
const EN_COK_ANILAN_GOREV = 20;

/** A commit, or the merge of a request. */
export interface KodIslemi {
  readonly Tur: 'islem' | 'birlestirme';
  /** Hash of the commit, lower case, 40 or 64 hexadecimal digits. */
  readonly Sha: string;
  readonly Mesaj: string;
  readonly Yazan: string;
  /** ISO 8601. */
  readonly Zaman: string;
  readonly Adres: string | null;
  /** Ids of the named tasks. */
  readonly GorevIdler: readonly number[];
}

export interface Itme {
  readonly Depo: string;
  readonly Dal: string;
  readonly Islemler: readonly KodIslemi[];
}

/** The tasks named in a text by number (`T00042`), each once, in their order. */
export const anilanGorevler = (metin: string): number[] => [
  ...new Set(
    [...metin.matchAll(/(?<![\p{L}\p{N}_])T(\d{5,9})(?![\p{L}\p{N}_])/gu)]
      .map((m) => Number(m[1]))
      .filter((id) => id > 0),
  ),
];

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i);
const zaman = z.iso.datetime({ offset: true });
const yazi = (enFazla: number) => z.string().refine(yazilabilir).overwrite(gorunmezsiz).max(enFazla);
const uzun = yazi(65_536);
const kisa = yazi(500);
const adres = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .nullish();
const depo = kisa.min(1);

const islem = z.object({
  id: sha,
  message: uzun,
  timestamp: zaman,
  url: adres,
  author: z.object({ name: kisa }),
});
const islemler = z.array(islem).max(5000);

/** GitHub and Gitea use the same form. */
const itme = z.object({ ref: kisa, repository: z.object({ full_name: depo }), commits: islemler });
const birlestirme = z.object({
  action: z.string(),
  repository: z.object({ full_name: depo }),
  pull_request: z.object({
    merged: z.boolean(),
    merged_at: zaman.nullish(),
    merge_commit_sha: sha.nullish(),
    title: uzun,
    body: uzun.nullish(),
    html_url: adres,
    user: z.object({ login: kisa }),
    base: z.object({ ref: kisa }),
    head: z.object({ ref: kisa }).nullish().catch(null),
  }),
});
const gitlabItme = z.object({
  object_kind: z.literal('push'),
  ref: kisa,
  project: z.object({ path_with_namespace: depo }),
  commits: islemler,
});
/** GitLab writes the time of a merge without a `T`, in UTC. */
const gitlabZamani = z
  .string()
  .max(40)
  .transform((s) => s.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d+)? ?(?:UTC|\+0000)$/, '$1T$2Z'))
  .pipe(zaman);
const gitlabBirlestirme = z.object({
  object_kind: z.literal('merge_request'),
  user: z.object({ name: kisa }),
  project: z.object({ path_with_namespace: depo }),
  object_attributes: z.object({
    action: z.string().optional(),
    title: uzun,
    description: uzun.nullish(),
    merge_commit_sha: sha.nullish(),
    url: adres,
    updated_at: gitlabZamani,
    target_branch: kisa,
    source_branch: kisa.nullish().catch(null),
  }),
});

const dali = (ref: string): string => ref.replace(/^refs\/(?:heads|tags)\//, '');

/** Tasks named in the text and in the branch name. */
const gorevleri = (metin: string, dal: string): number[] =>
  [...new Set([...anilanGorevler(metin), ...anilanGorevler(dal)])].slice(0, EN_COK_ANILAN_GOREV);

const islemi = (i: z.infer<typeof islem>, dal: string): KodIslemi => ({
  Tur: 'islem',
  Sha: kucuk(i.id),
  Mesaj: kisalt(i.message, EN_UZUN_MESAJ),
  Yazan: i.author.name,
  Zaman: i.timestamp,
  Adres: i.url ?? null,
  GorevIdler: gorevleri(i.message, dal),
});

interface Birlesen {
  readonly sha: string | null | undefined;
  readonly baslik: string;
  readonly aciklama: string | null | undefined;
  readonly yazan: string;
  readonly zaman: string;
  readonly adres: string | null | undefined;
  /** The merged branch. */
  readonly dal: string;
}
const birlestirmesi = (b: Birlesen): KodIslemi[] =>
  b.sha == null
    ? []
    : [
        {
          Tur: 'birlestirme',
          Sha: kucuk(b.sha),
          Mesaj: kisalt(b.baslik, EN_UZUN_MESAJ),
          Yazan: b.yazan,
          Zaman: b.zaman,
          Adres: b.adres ?? null,
          GorevIdler: gorevleri(`${b.baslik}\n${b.aciklama ?? ''}`, b.dal),
        },
      ];

/** The body does not have the provider's documented shape. */
export class OkunmayanItme extends Error {}

function oku<S extends z.ZodType>(sema: S, govde: unknown): z.infer<S> {
  const okunan = sema.safeParse(govde);
  if (!okunan.success) throw new OkunmayanItme(okunan.error.issues.map((i) => i.path.join('.')).join(', '));
  return okunan.data;
}

function itmesi(ref: string, depoAdi: string, bunlar: readonly z.infer<typeof islem>[]): Itme {
  const dal = dali(ref);
  return { Depo: depoAdi, Dal: dal, Islemler: bunlar.slice(-EN_COK_ISLEM).map((i) => islemi(i, dal)) };
}

/**
 * Reads the body of a provider's call.
 * @param olay the event name from the provider's header. GitLab has it in the body
 * @returns null: the event is not about pushed or merged code
 * @throws OkunmayanItme
 */
export function itmeOku(saglayici: Saglayici, olay: string, govde: unknown): Itme | null {
  if (saglayici === 'gitlab') {
    const { object_kind: tur } = oku(z.object({ object_kind: z.string() }), govde);
    if (tur === 'push') {
      const p = oku(gitlabItme, govde);
      return itmesi(p.ref, p.project.path_with_namespace, p.commits);
    }
    if (tur !== 'merge_request') return null;
    const { object_attributes: b, project, user } = oku(gitlabBirlestirme, govde);
    if (b.action !== 'merge') return null;
    const birlesen = {
      sha: b.merge_commit_sha,
      baslik: b.title,
      aciklama: b.description,
      yazan: user.name,
      zaman: b.updated_at,
      adres: b.url,
      dal: b.source_branch ?? '',
    };
    return { Depo: project.path_with_namespace, Dal: b.target_branch, Islemler: birlestirmesi(birlesen) };
  }
  if (olay === 'push') {
    const p = oku(itme, govde);
    return itmesi(p.ref, p.repository.full_name, p.commits);
  }
  if (olay !== 'pull_request') return null;
  const { action, pull_request: b, repository } = oku(birlestirme, govde);
  if (action !== 'closed' || !b.merged || b.merged_at == null) return null;
  const birlesen = {
    sha: b.merge_commit_sha,
    baslik: b.title,
    aciklama: b.body,
    yazan: b.user.login,
    zaman: b.merged_at,
    adres: b.html_url,
    dal: b.head?.ref ?? '',
  };
  return { Depo: repository.full_name, Dal: b.base.ref, Islemler: birlestirmesi(birlesen) };
}
