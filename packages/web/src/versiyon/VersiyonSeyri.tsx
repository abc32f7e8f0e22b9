import type { Basari } from '@masabasi/core/endpoint';
import { gunEkle, gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { versiyon as oda } from '@masabasi/core/versiyon/contract';
import { planCumlesi, sinavCumlesi, type TahminAraligi, tahminCumlesi } from '@masabasi/core/versiyon/tahmin';
import { useElementSize } from '@mantine/hooks';
import { useEndpoint } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { Table } from '../ui/Table.tsx';
import css from './VersiyonSeyri.module.css';

export type VersiyonDetayi = Basari<typeof oda.versiyonDetay>;
type Hafta = VersiyonDetayi['haftalar'][number];

const BOY = 240;
const PAY = { sol: 36, sag: 16, ust: 18, alt: 28 };
const BASAMAK = 4;
/** So many weeks are shown at least, and so many days lie ahead at most. */
const EN_AZ_HAFTA = 6;
const EN_COK_ILERI = 182;

/** How a version grew, how much of it was whole, and between which days the rest will be. */
export function VersiyonSeyri({ detay }: { readonly detay: VersiyonDetayi }) {
  const { versiyon: v, tahmin, tahminsiz } = detay;
  const ilk = detay.haftalar.findIndex((h) => h.Kapsam > 0);
  const haftalar = detay.haftalar.slice(Math.min(ilk < 0 ? 0 : ilk, detay.haftalar.length - EN_AZ_HAFTA));
  const aralik = tahmin && { erken: tahmin.Erken, gec: tahmin.Gec };
  const cumle = aralik ? tahminCumlesi(aralik, v.Is - v.Biten) : tahminsiz;
  const plan = aralik && planCumlesi(aralik, v.Planlanan_Tarih);
  return (
    <>
      <p className={css.cumle}>
        {cumle} {plan && <strong className={plan.gec ? css.gec : undefined}>{plan.metin}</strong>}
      </p>
      {v.Is > 0 && (
        <>
          <ul className={css.aciklama} aria-hidden>
            <li>
              <span className={css.ornek} /> Kapsam
            </li>
            <li>
              <span className={css.ornek} data-ne="biten" /> Biten
            </li>
            {aralik && (
              <li>
                <span className={css.ornek} data-ne="tahmin" /> Tahmin aralığı
              </li>
            )}
            <li>
              <span className={css.ornek} data-ne="plan" /> Planlanan tarih
            </li>
          </ul>
          <Cizim
            haftalar={haftalar}
            aralik={aralik}
            planlanan={v.Planlanan_Tarih}
            ad={`${v.No} seyri: ${v.Biten} / ${v.Is} iş bitti. ${cumle ?? ''}`}
          />
          <details className={css.tablo}>
            <summary>Tablo olarak göster</summary>
            <Table
              label="Haftalara göre seyir"
              rows={haftalar}
              rowKey={(h) => h.Gun}
              empty="Hafta yok."
              columns={[
                { key: 'gun', header: 'Gün sonu', renderCell: (h) => tarihYaz(h.Gun) },
                { key: 'kapsam', header: 'Kapsam', align: 'right', width: '25%', renderCell: (h) => h.Kapsam },
                { key: 'biten', header: 'Biten', align: 'right', width: '25%', renderCell: (h) => h.Biten },
              ]}
            />
          </details>
        </>
      )}
      {aralik && <Sinav Id={v.Id} />}
    </>
  );
}

/** How the forecast did with the versions that came out before: whoever relies on it sees its error. */
function Sinav({ Id }: { readonly Id: number }) {
  const { data } = useEndpoint(oda.versiyonSinavi, { Id });
  const cumle = data && sinavCumlesi(data.sinavlar);
  if (!cumle) return null;
  return (
    <details className={css.tablo}>
      <summary>{cumle}</summary>
      <Table
        label="Geçmiş tahminler"
        rows={data.sinavlar}
        rowKey={(s) => s.No}
        empty=""
        columns={[
          { key: 'no', header: 'Versiyon', renderCell: (s) => s.No },
          { key: 'gun', header: 'Yarı yol', renderCell: (s) => tarihYaz(s.Gun) },
          {
            key: 'tahmin',
            header: 'Tahmin',
            renderCell: (s) => `${tarihYaz(s.Erken)} – ${s.Gec === null ? '?' : tarihYaz(s.Gec)}`,
          },
          { key: 'gercek', header: 'Bitti', renderCell: (s) => tarihYaz(s.Gercek) },
          {
            key: 'sonuc',
            header: 'Sonuç',
            renderCell: (s) =>
              s.Icinde ? 'Tuttu' : <span className={css.gec}>{s.Gercek < s.Erken ? 'Erken bitti' : 'Geç bitti'}</span>,
          },
        ]}
      />
    </details>
  );
}

interface CizimProps {
  readonly haftalar: readonly Hafta[];
  readonly aralik: TahminAraligi | null;
  readonly planlanan: string;
  readonly ad: string;
}

/** The last day of the picture: what is planned and foretold lies within it, where that is not too far away. */
function sonGun({ aralik, planlanan }: CizimProps, bugun: string): string {
  const ileri = [planlanan, aralik?.gec ?? (aralik && gunEkle(aralik.erken, 28)), bugun].filter((g) => g != null);
  const son = ileri.toSorted().at(-1)!;
  const enSon = gunEkle(bugun, EN_COK_ILERI);
  return son > enSon ? enSon : son;
}

function Cizim(props: CizimProps) {
  const { haftalar, aralik, planlanan, ad } = props;
  const { ref, width } = useElementSize();
  const bugun = haftalar.at(-1)?.Gun ?? istanbulGunu(simdi());
  const ilk = haftalar[0]?.Gun ?? bugun;
  const son = sonGun(props, bugun);
  const en = Math.max(280, width);
  const enCok = Math.max(BASAMAK, ...haftalar.map((h) => h.Kapsam));
  const adim = Math.ceil(enCok / BASAMAK);
  const gunler = Math.max(1, gunFarki(ilk, son));
  const x = (gun: string) => PAY.sol + (Math.min(gunFarki(ilk, gun), gunler) / gunler) * (en - PAY.sol - PAY.sag);
  const y = (adet: number) => PAY.ust + (1 - adet / (adim * BASAMAK)) * (BOY - PAY.ust - PAY.alt);
  const noktalar = (deger: (h: Hafta) => number) => haftalar.map((h) => `${x(h.Gun)},${y(deger(h))}`).join(' ');
  const simdiki = haftalar.at(-1) ?? { Gun: bugun, Kapsam: 0, Biten: 0 };
  const gec = aralik && (aralik.gec ?? son);
  const etiketSayisi = Math.max(2, Math.floor((en - PAY.sol) / 96));
  const etiketler = Array.from({ length: etiketSayisi }, (_, i) =>
    gunEkle(ilk, Math.round((gunler * i) / (etiketSayisi - 1))),
  );
  const planda = planlanan >= ilk && planlanan <= son;
  return (
    <div ref={ref} className={css.kap}>
      <svg className={css.cizim} width={en} height={BOY} role="img" aria-label={ad}>
        {Array.from({ length: BASAMAK + 1 }, (_, k) => k * adim).map((adet) => (
          <g key={adet}>
            <line className={css.izgara} x1={PAY.sol} x2={en - PAY.sag} y1={y(adet)} y2={y(adet)} />
            <text className={css.yazi} x={PAY.sol - 6} y={y(adet) + 4} textAnchor="end">
              {adet}
            </text>
          </g>
        ))}
        {etiketler.map((gun, i) => (
          <text
            key={gun}
            className={css.yazi}
            x={x(gun)}
            y={BOY - 8}
            textAnchor={i === 0 ? 'start' : i === etiketSayisi - 1 ? 'end' : 'middle'}
          >
            {tarihYaz(gun).slice(0, 5)}
          </text>
        ))}
        <polygon className={css.dolgu} points={`${x(ilk)},${y(0)} ${noktalar((h) => h.Biten)} ${x(bugun)},${y(0)}`} />
        <polyline className={css.kapsam} points={noktalar((h) => h.Kapsam)} />
        <polyline className={css.biten} points={noktalar((h) => h.Biten)} />
        {aralik && gec && (
          <>
            <polygon
              className={css.tahmin}
              points={`${x(bugun)},${y(simdiki.Biten)} ${x(aralik.erken)},${y(simdiki.Kapsam)} ${x(gec)},${y(simdiki.Kapsam)}${aralik.gec === null ? ` ${x(gec)},${y(simdiki.Biten)}` : ''}`}
            />
            <polyline
              className={css.sinir}
              points={`${x(bugun)},${y(simdiki.Kapsam)} ${x(gec)},${y(simdiki.Kapsam)}`}
            />
          </>
        )}
        <line className={css.bugun} x1={x(bugun)} x2={x(bugun)} y1={PAY.ust} y2={BOY - PAY.alt} />
        {planda && (
          <>
            <line className={css.plan} x1={x(planlanan)} x2={x(planlanan)} y1={PAY.ust} y2={BOY - PAY.alt} />
            <text
              className={css.planYazi}
              x={x(planlanan)}
              y={12}
              textAnchor={x(planlanan) > en - 60 ? 'end' : x(planlanan) < PAY.sol + 30 ? 'start' : 'middle'}
            >
              {tarihYaz(planlanan).slice(0, 5)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
