import { musteri as oda } from '@masabasi/core/musteri/contract';
import { MUSTERI_HAREKETLERI, ZAMAN_TURLERI } from '@masabasi/core/musteri/rules';
import { SAYFA, type Sayfa } from '@masabasi/core/sayfa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../api.ts';
import { Gecmis } from '../hareket/Gecmis.tsx';
import { useBen } from '../oturum.ts';
import css from './MusteriZaman.module.css';

type Tur = (typeof ZAMAN_TURLERI)[number];

/** Where a line leads, by its kind: behind which pages, and to which address. */
const YERLER: Partial<Record<string, { readonly sayfalar: readonly Sayfa[]; readonly yol: (Id: number) => string }>> = {
  gorusme: { sayfalar: SAYFA.gorusme, yol: (Id) => `/islemler/musterigorusme/detay?id=${Id}` },
  egitim: { sayfalar: SAYFA.egitim, yol: (Id) => `/islemler/musterigorusme/egitim?egitim=${Id}` },
  webistek: {
    sayfalar: SAYFA.webistek,
    yol: (Id) => `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${Id}`,
  },
};

/** What happened to a customer, newest first; of some kinds, where somebody asks for them. */
export function MusteriZaman({ musteriId }: { musteriId: number }) {
  const ben = useBen();
  const [sayfa, setSayfa] = useState(1);
  const [turler, setTurler] = useState<readonly Tur[]>([]);
  const zaman = useEndpoint(
    oda.musteriZaman,
    turler.length === 0 ? { Id: musteriId, sayfa } : { Id: musteriId, sayfa, turler: [...turler] },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const sec = (tur: Tur) => {
    setSayfa(1);
    setTurler((once) => (once.includes(tur) ? once.filter((t) => t !== tur) : [...once, tur]));
  };
  const yolu = (tur: string, Id: number | null): string | undefined => {
    const yer = YERLER[tur];
    return Id !== null && yer?.sayfalar.some((s) => ben.acar(s)) ? yer.yol(Id) : undefined;
  };
  return (
    <>
      <div role="group" aria-label="Olay türleri" className={css.turler}>
        {ZAMAN_TURLERI.map((tur) => (
          <Button
            key={tur}
            size="compact-sm"
            variant={turler.includes(tur) ? 'light' : 'default'}
            aria-pressed={turler.includes(tur)}
            onClick={() => sec(tur)}
          >
            {MUSTERI_HAREKETLERI.turler[tur]}
          </Button>
        ))}
      </div>
      <Gecmis
        label="Zaman çizelgesi"
        rows={zaman.data?.zamanlist.map((o) => {
          const yol = yolu(o.Tur, o.KayitId);
          return {
            key: o.Id,
            zaman: o.Zaman,
            baslik: yol === undefined ? o.Baslik : <Link to={yol}>{o.Baslik}</Link>,
            kisi: o.Kisi,
            ek: o.Proje !== null && <span className={css.urun}>{o.Proje}</span>,
            aciklama: o.Aciklama,
          };
        })}
        error={zaman.error}
        onRetry={() => void zaman.refetch()}
        empty={turler.length === 0 ? 'Henüz bir şey olmadı.' : 'Bu türden bir şey olmadı.'}
      />
      {(sayfa > 1 || zaman.data?.devami) && (
        <div className={css.sayfalar}>
          <Button variant="default" disabled={sayfa === 1} onClick={() => setSayfa(sayfa - 1)}>
            Daha Yeni
          </Button>
          <Button variant="default" disabled={!zaman.data?.devami} onClick={() => setSayfa(sayfa + 1)}>
            Daha Eski
          </Button>
        </div>
      )}
    </>
  );
}
