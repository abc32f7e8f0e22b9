/** Flow of a plan: steps, decisions between arrows, start and end. */

export const AKIS_TURLERI = { baslangic: 'Başlangıç', adim: 'Adım', karar: 'Karar', bitis: 'Bitiş' } as const;
export type AkisTuru = keyof typeof AKIS_TURLERI;

/** Arrow to a next step. */
export interface AkisYolu {
  readonly AkisId: number;
  /** Condition of the arrow. Every arrow of a decision needs one. */
  readonly Etiket: string;
}

export interface AkisAdimi {
  /** Below 0: not saved yet. */
  readonly Id: number;
  readonly Ad: string;
  readonly Aciklama: string;
  readonly Tur: AkisTuru;
  readonly Sonraki: readonly AkisYolu[];
  readonly SorumluId: number | null;
  /** Hours; null: unknown. */
  readonly Sure: number | null;
  readonly Tamamlandi: boolean;
  /** Centre of the step, in points. */
  readonly X: number;
  readonly Y: number;
}

export const EN_COK_ADIM = 300;
export const EN_COK_YOL = 12;
/** Largest distance of a step from the centre. It is larger than a line of the most steps. */
export const EN_UZAK = 100_000;

/** Reason why these steps cannot be saved, or null. `akisKusurlari` checks whether the flow is complete. */
export function akisEngeli(adimlar: readonly Pick<AkisAdimi, 'Id' | 'Ad' | 'Sonraki'>[]): string | null {
  if (adimlar.length > EN_COK_ADIM) return `Bir akışta en çok ${EN_COK_ADIM} adım olur.`;
  const idler = new Set(adimlar.map((a) => a.Id));
  if (idler.size < adimlar.length) return 'Bir adım iki kez gönderilmiş.';
  for (const { Id, Ad, Sonraki } of adimlar) {
    const hedefler = new Set(Sonraki.map((s) => s.AkisId));
    if (hedefler.has(Id)) return `‘${Ad}’ kendisine bağlanamaz.`;
    if (hedefler.size < Sonraki.length) return `‘${Ad}’ bir adıma iki kez bağlanmış.`;
    if (Sonraki.some((s) => !idler.has(s.AkisId))) return `‘${Ad}’ bu akışta olmayan bir adıma bağlanmış.`;
  }
  return null;
}

/** Steps that can be reached from the given ones, including these. */
function varilanlar(
  adimlar: readonly Pick<AkisAdimi, 'Id' | 'Sonraki'>[],
  ilkler: readonly number[],
): ReadonlySet<number> {
  const bul = new Map(adimlar.map((a) => [a.Id, a]));
  const gorulen = new Set(ilkler);
  const bakilacak = [...ilkler];
  for (let id = bakilacak.pop(); id !== undefined; id = bakilacak.pop())
    for (const { AkisId } of bul.get(id)?.Sonraki ?? [])
      if (!gorulen.has(AkisId)) {
        gorulen.add(AkisId);
        bakilacak.push(AkisId);
      }
  return gorulen;
}

/** The same steps with reversed arrows. */
const tersi = (adimlar: readonly AkisAdimi[]) =>
  adimlar.map((a) => ({
    Id: a.Id,
    Sonraki: adimlar.flatMap((o) => (o.Sonraki.some((s) => s.AkisId === a.Id) ? [{ AkisId: o.Id, Etiket: '' }] : [])),
  }));

export interface AkisKusuru {
  /** Step with the flaw; null: the whole flow. */
  readonly AkisId: number | null;
  readonly Metin: string;
}

/** Flaws of a flow. A plan with flaws is not sent for approval. */
export function akisKusurlari(adimlar: readonly AkisAdimi[]): AkisKusuru[] {
  if (adimlar.length === 0) return [];
  const kusurlar: AkisKusuru[] = [];
  const baslangiclar = adimlar.filter((a) => a.Tur === 'baslangic');
  if (baslangiclar.length !== 1)
    kusurlar.push({
      AkisId: null,
      Metin: baslangiclar.length === 0 ? 'Akışın başlangıcı yok.' : 'Akışın birden çok başlangıcı var.',
    });
  const bitisler = adimlar.filter((a) => a.Tur === 'bitis');
  if (bitisler.length === 0) kusurlar.push({ AkisId: null, Metin: 'Akışın bitişi yok.' });
  for (const a of adimlar) {
    const kusur = (Metin: string) => kusurlar.push({ AkisId: a.Id, Metin });
    if (a.Tur === 'bitis' && a.Sonraki.length > 0) kusur(`‘${a.Ad}’ bitiştir, ardından adım gelmez.`);
    if (a.Tur === 'karar' && a.Sonraki.length < 2) kusur(`‘${a.Ad}’ kararının en az iki yolu olmalı.`);
    if (a.Tur === 'karar' && a.Sonraki.some((s) => s.Etiket.trim() === ''))
      kusur(`‘${a.Ad}’ kararının her yolunda koşulu yazmalı.`);
    if ((a.Tur === 'adim' || a.Tur === 'baslangic') && a.Sonraki.length > 1)
      kusur(`‘${a.Ad}’ adımından tek yol çıkar; yollar ayrılıyorsa karar kullanınız.`);
  }
  if (baslangiclar.length > 0) {
    const varilan = varilanlar(
      adimlar,
      baslangiclar.map((a) => a.Id),
    );
    for (const a of adimlar)
      if (!varilan.has(a.Id)) kusurlar.push({ AkisId: a.Id, Metin: `‘${a.Ad}’ adımına başlangıçtan varılmıyor.` });
  }
  if (bitisler.length > 0) {
    const biten = varilanlar(
      tersi(adimlar),
      bitisler.map((a) => a.Id),
    );
    for (const a of adimlar)
      if (!biten.has(a.Id)) kusurlar.push({ AkisId: a.Id, Metin: `‘${a.Ad}’ adımından bitişe varılmıyor.` });
  }
  return kusurlar;
}

/** Reading order from top to bottom: every step once, each after a step that leads to it, unreachable ones last. */
export function akisSirasi<A extends Pick<AkisAdimi, 'Id' | 'Tur' | 'Sonraki' | 'Y' | 'X'>>(
  adimlar: readonly A[],
): A[] {
  const bul = new Map(adimlar.map((a) => [a.Id, a]));
  const sira: A[] = [];
  const gorulen = new Set<number>();
  const yukaridan = adimlar.toSorted(
    (a, b) => Number(b.Tur === 'baslangic') - Number(a.Tur === 'baslangic') || a.Y - b.Y || a.X - b.X || a.Id - b.Id,
  );
  for (const kok of yukaridan) {
    const kuyruk = [kok.Id];
    for (let id = kuyruk.shift(); id !== undefined; id = kuyruk.shift()) {
      const adim = bul.get(id);
      if (adim === undefined || gorulen.has(id)) continue;
      gorulen.add(id);
      sira.push(adim);
      kuyruk.push(...adim.Sonraki.map((s) => s.AkisId));
    }
  }
  return sira;
}

/** Shortest path from the start of a flow to a step, for a reader who goes on there; empty: there is none. */
export function okumaYolu(adimlar: readonly AkisAdimi[], hedef: number | null): number[] {
  const ilk = akisSirasi(adimlar)[0];
  if (ilk === undefined || hedef === null) return [];
  const onceki = new Map<number, number | null>([[ilk.Id, null]]);
  const bul = new Map(adimlar.map((a) => [a.Id, a]));
  const kuyruk = [ilk.Id];
  for (let id = kuyruk.shift(); id !== undefined && id !== hedef; id = kuyruk.shift())
    for (const { AkisId } of bul.get(id)?.Sonraki ?? [])
      if (!onceki.has(AkisId)) {
        onceki.set(AkisId, id);
        kuyruk.push(AkisId);
      }
  const yol: number[] = [];
  for (let id: number | null = onceki.has(hedef) ? hedef : null; id !== null; id = onceki.get(id) ?? null)
    yol.unshift(id);
  return yol;
}
