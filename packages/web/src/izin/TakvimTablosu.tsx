import type { Basari } from '@masabasi/core/endpoint';
import { type Gun, gunAyYaz, gunEkle, haftaGunu, tarihYaz } from '@masabasi/core/tarih';
import type { talep } from '@masabasi/core/talep/contract';
import { type KeyboardEvent, useMemo, useState } from 'react';
import css from './TakvimTablosu.module.css';

type Takvim = Basari<typeof talep.izinTakvimi>;
type Izin = Takvim['izinler'][number];
type Tatil = Takvim['tatiller'][number];

const KISA = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** One cell of a person's line: an empty day, or a leave over several. */
interface Hucre {
  readonly gun: Gun;
  readonly izin: Izin | null;
  readonly sure: number;
}

/** The days of a month. */
function ayinGunleri(ay: string): Gun[] {
  const gunler: Gun[] = [];
  for (let g = `${ay}-01`; g.startsWith(ay); g = gunEkle(g, 1)) gunler.push(g);
  return gunler;
}

/** A leave within one day lies on that day; the day of return is no longer leave. */
const kapsar = (i: Izin, gun: Gun) =>
  i.Baslangic <= gun && (gun < i.Bitis || i.Baslangic === i.Bitis) && gun <= i.Bitis;

/** A person's month as cells that do not overlap; what is decided lies above what waits. */
function hucreler(izinler: readonly Izin[], gunler: readonly Gun[]): Hucre[] {
  const sonuc: Hucre[] = [];
  for (const gun of gunler) {
    const izin = izinler.find((i) => !i.bekliyor && kapsar(i, gun)) ?? izinler.find((i) => kapsar(i, gun)) ?? null;
    const onceki = sonuc.at(-1);
    if (izin !== null && onceki !== undefined && onceki.izin === izin)
      sonuc[sonuc.length - 1] = { ...onceki, sure: onceki.sure + 1 };
    else sonuc.push({ gun, izin, sure: 1 });
  }
  return sonuc;
}

/** Where a month does not fit, its today is what is looked for first. */
function ortala(gun: HTMLElement | null) {
  const kap = gun?.closest('div');
  if (kap) kap.scrollLeft = gun!.offsetLeft - kap.clientWidth / 2;
}

const izinAdi = (i: Izin) =>
  `${i.izinTur}, ${tarihYaz(i.Baslangic)}${i.Baslangic === i.Bitis ? '' : `, dönüş ${tarihYaz(i.Bitis)}`}${i.bekliyor ? ', onay bekliyor' : ''}`;

export interface TakvimTablosuProps {
  readonly ad: string;
  readonly ay: string;
  readonly bugun: Gun;
  readonly kisiler: Takvim['kisiler'];
  readonly izinler: readonly Izin[];
  readonly tatiller: readonly Tatil[];
  readonly eski: boolean;
}

/** People down, days across: an ARIA grid that the arrows move in. */
export function TakvimTablosu({ ad, ay, bugun, kisiler, izinler, tatiller, eski }: TakvimTablosuProps) {
  const gunler = useMemo(() => ayinGunleri(ay), [ay]);
  const satirlar = useMemo(() => {
    const kisinin = Map.groupBy(izinler, (i) => i.UserId);
    return kisiler.map((k) => ({ kisi: k, hucreler: hucreler(kisinin.get(k.Id) ?? [], gunler) }));
  }, [kisiler, izinler, gunler]);
  const tatil = useMemo(() => new Map(tatiller.map((t) => [t.Tarih, t])), [tatiller]);
  const [yer, setYer] = useState({ satir: 0, gun: Math.max(0, gunler.indexOf(bugun)) });

  const isaret = (gun: Gun) => {
    const t = tatil.get(gun);
    if (t) return t.GunSayi === '0,5' ? 'yarim' : 'tatil';
    return haftaGunu(gun) >= 6 ? 'hafta' : undefined;
  };
  const tus = (e: KeyboardEvent) => {
    const satir = satirlar[yer.satir];
    if (!satir) return;
    const simdiki = satir.hucreler.findIndex((h) => {
      const ilk = gunler.indexOf(h.gun);
      return ilk <= yer.gun && yer.gun < ilk + h.sure;
    });
    const yana = (n: number) => {
      const h = satir.hucreler[Math.min(satir.hucreler.length - 1, Math.max(0, n))];
      return { satir: yer.satir, gun: h ? gunler.indexOf(h.gun) : 0 };
    };
    const asagi = (n: number) => ({ ...yer, satir: Math.min(satirlar.length - 1, Math.max(0, yer.satir + n)) });
    const git: Record<string, () => typeof yer> = {
      ArrowRight: () => yana(simdiki + 1),
      ArrowLeft: () => yana(simdiki - 1),
      ArrowDown: () => asagi(1),
      ArrowUp: () => asagi(-1),
      Home: () => yana(0),
      End: () => yana(satir.hucreler.length - 1),
      PageDown: () => asagi(10),
      PageUp: () => asagi(-10),
    };
    const yeni = git[e.key]?.();
    if (!yeni) return;
    e.preventDefault();
    setYer(yeni);
    const hedef = satirlar[yeni.satir]?.hucreler.findIndex((h) => {
      const ilk = gunler.indexOf(h.gun);
      return ilk <= yeni.gun && yeni.gun < ilk + h.sure;
    });
    const tablo = e.currentTarget;
    tablo.querySelector<HTMLElement>(`[data-yer="${yeni.satir} ${hedef}"]`)?.focus();
  };

  const izgara = { role: 'grid', onKeyDown: tus };
  return (
    <div className={css.kaydir}>
      <table className={css.tablo} aria-label={ad} aria-busy={eski} {...izgara}>
        <thead>
          <tr>
            <th scope="col" className={css.kisi}>
              Personel
            </th>
            {gunler.map((g) => {
              const t = tatil.get(g);
              return (
                <th
                  key={g}
                  ref={g === bugun ? ortala : undefined}
                  scope="col"
                  className={css.gun}
                  data-isaret={isaret(g)}
                  data-bugun={g === bugun || undefined}
                  title={t?.Ad}
                >
                  <span aria-hidden>{KISA[haftaGunu(g) - 1]}</span>
                  <b>{Number(g.slice(8))}</b>
                  <span aria-hidden className={css.tatilIsareti}>
                    {t ? (t.GunSayi === '0,5' ? '½' : '•') : ''}
                  </span>
                  {t && (
                    <span className="visually-hidden">
                      {' '}
                      {t.Ad}
                      {t.GunSayi === '0,5' && ', yarım gün'}
                    </span>
                  )}
                  {g === bugun && <span className="visually-hidden"> bugün</span>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {satirlar.map(({ kisi, hucreler: liste }, i) => (
            <tr key={kisi.Id}>
              <th scope="row" className={css.kisi} title={kisi.Departman}>
                {kisi.Ad}
              </th>
              {liste.map((h, j) => {
                const ilk = gunler.indexOf(h.gun);
                return (
                  <td
                    key={h.gun}
                    colSpan={h.sure}
                    data-yer={`${i} ${j}`}
                    data-isaret={h.izin ? undefined : isaret(h.gun)}
                    data-bugun={(!h.izin && h.gun === bugun) || undefined}
                    tabIndex={i === yer.satir && ilk <= yer.gun && yer.gun < ilk + h.sure ? 0 : -1}
                    aria-label={h.izin ? izinAdi(h.izin) : gunAyYaz(h.gun)}
                    onFocus={() => setYer({ satir: i, gun: ilk })}
                  >
                    {h.izin && (
                      <span
                        className={css.izin}
                        data-bekliyor={h.izin.bekliyor || undefined}
                        data-saatlik={h.izin.Baslangic === h.izin.Bitis || undefined}
                        title={izinAdi(h.izin)}
                      >
                        <span className={css.izinAdi}>{h.izin.izinTur}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
