import { gorev as oda } from '@masabasi/core/gorev/contract';
import {
  EN_COK_PANO_BOYU,
  GOREV_SURECI,
  gorevDurumHatalari,
  type GorevDurumu,
  PANO_BOYU,
  type PANO_DURUMLARI,
} from '@masabasi/core/gorev/rules';
import type { GorevSatiri } from '@masabasi/core/gorev/satirlar';
import { cikislar, gecisEngeli } from '@masabasi/core/surec';
import { YETKI } from '@masabasi/core/yetki/rules';
import { lazy, Suspense, useState } from 'react';
import { useAction, useEndpoint } from '../api.ts';
import type { Listem } from '../liste.ts';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { SuzgecMenusu } from '../suzgec/SuzgecMenusu.tsx';
import { Board } from '../ui/Board.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ListTools } from '../ui/ListTools.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import { GorevPanoKarti } from './GorevPanoKarti.tsx';

const GorevDurumDialog = lazy(() => import('./GorevDurumDialog.tsx'));

type PanoDurumu = (typeof PANO_DURUMLARI)[number];

export interface GorevPanosuProps {
  readonly liste: Listem<typeof oda.gorevListe>;
  readonly onAc: (Id: number) => void;
}

/** The tasks of the list by their states, in the order that people give them. */
export default function GorevPanosu({ liste, onAc }: GorevPanosuProps) {
  const cagiran = { Id: useKullanici().Id, isYonetir: useYetkiVar(YETKI.isYonet) };
  const [boylar, setBoylar] = useState<Partial<Record<PanoDurumu, number>>>({});
  const [acik, setAcik] = useState<{ readonly g: GorevSatiri; readonly nereye: GorevDurumu } | null>(null);
  const { sirala: _sirala, ...suzgec } = liste.gorunum;
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.gorevPano,
    { ...suzgec, Boylar: boylar },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const sutunlar = data?.sutunlar ?? [];
  const adlar = new Map<string, string>(sutunlar.map((s) => [s.Durum, s.Ad]));
  const ad = (durum: GorevDurumu) => adlar.get(durum) ?? durum;
  const degistir = useAction(oda.gorevDurumGuncelle, {
    onSuccess: ({ uyari }) => {
      if (uyari !== null) bildir({ baslik: 'İş taşındı', metin: uyari, tur: 'warning' });
    },
  });
  const sirala = useAction(oda.gorevSirala);
  const engeli = (g: GorevSatiri, nereye: GorevDurumu) => {
    const yolu = cikislar(GOREV_SURECI, g.DurumAnahtar).find((c) => c.nereye === nereye);
    return yolu?.dolayli
      ? `Buraya, versiyonun ‘${yolu.ad}’ işlemiyle geçilir.`
      : gecisEngeli(GOREV_SURECI, g, nereye, cagiran, ad);
  };
  const tasi = (g: GorevSatiri, nereye: GorevDurumu) => {
    if (Object.keys(gorevDurumHatalari({ Durum: nereye, Aciklama: '' })).length > 0) setAcik({ g, nereye });
    else degistir.mutate({ Id: g.Id, Surum: g.Surum, YeniDurum: nereye });
  };
  /** Puts a card one place up or down among those that are shown. */
  const kaydir = (g: GorevSatiri, kac: 1 | -1) => {
    const bunlar = sutunlar.find((s) => s.Durum === g.DurumAnahtar)?.gorevler ?? [];
    const yer = bunlar.findIndex((b) => b.Id === g.Id);
    const komsu = bunlar[yer + kac];
    if (komsu === undefined) return;
    sirala.mutate({
      Id: g.Id,
      Surum: g.Surum,
      oncekiId: kac === 1 ? komsu.Id : (bunlar[yer - 2]?.Id ?? null),
      sonrakiId: kac === 1 ? (bunlar[yer + 2]?.Id ?? null) : komsu.Id,
    });
  };
  const gecisAdi = acik && cikislar(GOREV_SURECI, acik.g.DurumAnahtar).find((c) => c.nereye === acik.nereye)?.ad;
  return (
    <Panel>
      <ListTools label="İş panosu" list={liste.tablo} views={<SuzgecMenusu gorunumler={liste.gorunumler} />} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} label="Pano hazırlanıyor..." />}
      {data && (
        <Board
          label="İş panosu"
          none="İş yok."
          busy={isPlaceholderData}
          columns={sutunlar.map((s) => {
            const boy = boylar[s.Durum] ?? PANO_BOYU;
            const dahasi = s.Adet > s.gorevler.length && boy < EN_COK_PANO_BOYU;
            return {
              key: s.Durum,
              name: s.Ad,
              count: s.Adet,
              cards: s.gorevler,
              more: dahasi
                ? () => setBoylar({ ...boylar, [s.Durum]: Math.min(EN_COK_PANO_BOYU, boy + PANO_BOYU) })
                : null,
            };
          })}
          cardKey={(g) => g.Id}
          cardName={(g) => `${g.No} ${g.Baslik}`}
          barrier={(g, durum) => engeli(g, durum as GorevDurumu)}
          onMove={(g, durum) => tasi(g, durum as GorevDurumu)}
          onShift={kaydir}
          renderCard={(g) => (
            <GorevPanoKarti
              g={g}
              hamleler={cikislar(GOREV_SURECI, g.DurumAnahtar).filter((c) => engeli(g, c.nereye) === null)}
              onHamle={(nereye) => tasi(g, nereye)}
              onKaydir={(kac) => kaydir(g, kac)}
              onAc={onAc}
            />
          )}
        />
      )}
      <Suspense fallback={null}>
        {acik && (
          <GorevDurumDialog
            g={acik.g}
            nereye={acik.nereye}
            ad={gecisAdi ?? ad(acik.nereye)}
            onClose={() => setAcik(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
