import { demo as oda, type Randevu } from '@masabasi/core/demo/contract';
import { karsilastir } from '@masabasi/core/metin';
import { type Gun, gunAyYaz, gunEkle, gunFarki, haftaGunu, istanbulGunu, istanbulSaati } from '@masabasi/core/tarih';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../api.ts';
import { gunSutunu, tatilAdi, type TakvimTatili } from '../gunSutunu.ts';
import { simdi } from '../sunucuSaati.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Lanes } from '../ui/Lanes.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import css from './DemoTakvimi.module.css';

const HAFTA = 7;
const haftaBasi = (gun: Gun): Gun => gunEkle(gun, 1 - haftaGunu(gun));

const yazisi = (r: Randevu) => `${istanbulSaati(r.Zaman)} ${r.AdSoyad}`;
const adi = (r: Randevu) => [yazisi(r), r.Proje, r.Uyari].filter(Boolean).join(', ');

interface Gorunen {
  readonly randevular: readonly Randevu[];
  readonly tatiller: ReadonlyMap<Gun, TakvimTatili>;
  readonly ilk: Gun;
  readonly bugun: Gun;
  readonly onAc: (r: Randevu) => void;
}

/** A week of everybody: people down, days across. */
function HaftaTablosu({ randevular, tatiller, ilk, bugun, mesgul, onAc }: Gorunen & { readonly mesgul: boolean }) {
  const columns = useMemo(
    () =>
      Array.from({ length: HAFTA }, (_, i) => {
        const gun = gunEkle(ilk, i);
        return gunSutunu(gun, bugun, tatiller.get(gun));
      }),
    [ilk, bugun, tatiller],
  );
  const rows = useMemo(() => {
    // Two people may be called the same.
    const kisiler = [...Map.groupBy(randevular, (r) => r.AtananId)];
    return kisiler
      .map(([kisi, hepsi]) => ({ key: String(kisi), head: hepsi[0]!.Atanan ?? 'Atanmadı', hepsi }))
      .toSorted((a, b) => karsilastir(a.head, b.head))
      .map(({ key, head, hepsi }) => ({
        key,
        head,
        bars: hepsi.map((r) => {
          const from = gunFarki(ilk, istanbulGunu(r.Zaman));
          const look = r.Uyari === null ? undefined : ('open' as const);
          return { from, to: from + 1, text: yazisi(r), label: adi(r), look, open: () => onAc(r) };
        }),
      }));
  }, [randevular, ilk, onAc]);
  return <Lanes label="Demo randevuları" corner="Atanan" columns={columns} rows={rows} busy={mesgul} />;
}

/** The same as a list of days, where a week does not fit. */
function GunListesi({ randevular, tatiller, bugun, onAc }: Omit<Gorunen, 'ilk'>) {
  return [...Map.groupBy(randevular, (r) => istanbulGunu(r.Zaman))].map(([gun, hepsi]) => (
    <section key={gun} aria-label={gunAyYaz(gun)}>
      <h3 className={css.gun}>
        {gunAyYaz(gun)}
        {gun === bugun && ' · bugün'}
        {tatiller.has(gun) && ` · ${tatilAdi(tatiller.get(gun)!)}`}
      </h3>
      <ul className={css.liste}>
        {hepsi.map((r) => (
          <li key={r.Id}>
            <button type="button" className={css.satir} onClick={() => onAc(r)}>
              <b className="tnum">{istanbulSaati(r.Zaman)}</b>
              <span>
                {r.AdSoyad}
                <span className={css.alt}>{[r.Proje, r.Atanan ?? 'Atanmadı'].join(' · ')}</span>
                {r.Uyari !== null && (
                  <span className={css.uyari}>
                    <IconAlertTriangle size={14} aria-hidden /> {r.Uyari}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The appointments of a week: one's own, and for who gives demos out everybody's. */
export default function DemoTakvimi({ onAc }: { readonly onAc: (r: Randevu) => void }) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [ilk, setIlk] = useState(() => haftaBasi(bugun));
  const son = gunEkle(ilk, HAFTA - 1);
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.demoTakvimi,
    { Ilk: ilk, Son: son },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const randevular = isPlaceholderData ? [] : (data?.randevular ?? []);
  const tatiller = useMemo(() => new Map(data?.tatiller.map((t) => [t.Tarih, t])), [data]);
  const ortak = { randevular, tatiller, bugun, onAc };
  return (
    <>
      <div className={css.ust}>
        <ActionIcon aria-label="Önceki hafta" onClick={() => setIlk(gunEkle(ilk, -HAFTA))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <h2 className={css.ad} aria-live="polite">
          {gunAyYaz(ilk)} – {gunAyYaz(son)}
        </h2>
        <ActionIcon aria-label="Sonraki hafta" onClick={() => setIlk(gunEkle(ilk, HAFTA))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" disabled={ilk === haftaBasi(bugun)} onClick={() => setIlk(haftaBasi(bugun))}>
          Bugün
        </Button>
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} label="Randevular okunuyor..." />}
      {data && randevular.length === 0 && !isPlaceholderData && (
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.5} />}
          title="Bu hafta randevu yok."
          text="Bir demoya ‘Randevu Ver’ deyince gününde burada görünür."
        />
      )}
      {randevular.length > 0 && (
        <>
          <div className={css.genis}>
            <HaftaTablosu {...ortak} ilk={ilk} mesgul={isPlaceholderData} />
          </div>
          <div className={css.dar}>
            <GunListesi {...ortak} />
          </div>
        </>
      )}
    </>
  );
}
