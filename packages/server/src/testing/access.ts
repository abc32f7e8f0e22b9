import { ODALAR } from './odalar.ts';

/**
 * Rule of each call, written by hand and not derived from the contract, so that a mistake there does not repeat itself
 * here. An endpoint without a row fails the test.
 */
export type Kim =
  | 'herkes'
  /** A machine that signs. A person with a session is refused. */
  | 'imza'
  | 'oturum'
  | 'departman sorumlusu'
  | `departman sorumlusu ${number}`
  | `departman sorumlusu ${number}, ${number}`
  | `yetki ${number}`
  /** A permission for everybody's records, and the field that names the person. */
  | `yetkiyle ${string} ${number}`
  | `kendi ${string}`
  /** A field, and a permission that covers everybody. */
  | `sorumlu ${string}`
  /** A field that names a department, and the permission that opens all of them. */
  | `pano ${string} ${number}`;
export interface Satir {
  readonly kim: Kim;
  /** A page that opens it. Absent: the caller's own session, home page and data. */
  readonly sayfa?: string;
  /** The other fields of a valid request. */
  readonly istek?: object;
  /**
   * For a write: reason why its caller gains no entitlement or right by it. A write without a reason is tried on the
   * caller's own record, by `kendi.test`.
   */
  readonly kazancsiz?: keyof typeof KAZANCSIZ;
  /** For a read: reason why it answers nothing in the walk of products (`kapsam.test`). */
  readonly gecmez?: string;
}

/** Reasons why the caller of a write gains no entitlement or right by it. */
export const KAZANCSIZ = {
  kayit: 'no person’s record: customers, licences, demos and their lists',
  kural: 'one rule for everybody, which names nobody',
  menu: 'menus: what is in one’s own is decided by the two calls that give it',
  urun: 'a product that one does not work with cannot be seen, and so not given to oneself',
  kendi: 'one’s own doing, or asking, which others decide',
  ayricalikli: 'the privileged alone, and never on themselves',
  posta: 'mails',
  kurulum: 'before there is anybody',
  baska: 'tried in a test of its own in kendi.test',
} as const;

/** The rows of a room, under the names of its calls. */
export type Ornekler<Oda> = { readonly [Ad in keyof Oda]: Satir };

/** Every room's rows lie beside it. A call without one does not compile, and a room without any fails the test. */
export const BEKLENEN: Record<string, Satir> = Object.fromEntries(
  ODALAR.flatMap(({ oda, satirlar }) =>
    Object.entries(satirlar.ornekler ?? {}).map(([ad, satir]) => [`${oda}.${ad}`, satir] as const),
  ),
);
