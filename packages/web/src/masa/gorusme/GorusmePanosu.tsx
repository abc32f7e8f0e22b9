import type { GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import type { PanoKarti } from '@masabasi/core/masa/gorusmeler/contract';
import {
  EN_COK_PANO_BOYU,
  PANO_BOYU,
  type PanoDurumu,
  type PanoHamlesi,
  panoHamlesi,
  panoHamleleri,
} from '@masabasi/core/masa/gorusmeler/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { useState } from 'react';
import { gorusme as tekOda } from '../../calls/gorusme.ts';
import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { invalidate, useAction, useEndpoint } from '../../platform/call/api.ts';
import { alan, type ApiError } from '../../platform/call/cagri.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { Board } from '../../ui/Board.tsx';
import { Read } from '../../ui/Read.tsx';
import { ListTools } from '../../ui/ListTools.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { GorusmePanoKarti } from './GorusmePanoKarti.tsx';

const GorusmeAtaDialog = onDemand(() => import('./GorusmeAtaDialog.tsx'));
const GorusmeDurumDialog = onDemand(() => import('./GorusmeDurumDialog.tsx'));

interface Sutun {
  readonly Durum: PanoDurumu;
  readonly Ad: string;
  readonly Adet: number;
  readonly gorusmeler: readonly PanoKarti[];
}

/** The columns with all moves applied that the server has not confirmed yet. */
function tasinmis(sutunlar: readonly Sutun[], yolda: ReadonlyMap<number, GorusmeDurumu>): readonly Sutun[] {
  const tasinan = sutunlar.flatMap((s) => s.gorusmeler.filter((g) => yolda.has(g.Id) && yolda.get(g.Id) !== s.Durum));
  if (tasinan.length === 0) return sutunlar;
  return sutunlar.map((s) => {
    const gelen = tasinan
      .filter((g) => yolda.get(g.Id) === s.Durum)
      .map((g) => ({ ...g, DurumAnahtar: s.Durum, Durum: s.Ad }));
    const kalan = s.gorusmeler.filter((g) => !tasinan.includes(g));
    return {
      ...s,
      Adet: s.Adet + gelen.length - (s.gorusmeler.length - kalan.length),
      gorusmeler: [...gelen, ...kalan],
    };
  });
}

/** Moved cards that the server has not confirmed yet. */
function useYolda() {
  const [yolda, setYolda] = useState<ReadonlyMap<number, GorusmeDurumu>>(new Map());
  const birak = (Id: number) => setYolda((once) => new Map([...once].filter(([id]) => id !== Id)));
  const koy = (Id: number, nereye: GorusmeDurumu) => setYolda((once) => new Map(once).set(Id, nereye));
  return { yolda, koy, birak };
}

/** Tells that another person was faster, with the present state of the ticket. */
function gecKalindi(No: string, hata: ApiError): void {
  const durum = alan(alan(hata.body, 'guncel'), 'Durum');
  const metin = typeof durum === 'string' ? `Görüşmeyi başkası değiştirdi; şimdi ‘${durum}’ durumunda.` : hata.message;
  bildir({ baslik: `${No} taşınmadı`, metin, tur: 'warning' });
  void invalidate('gorusme');
}

/** The tickets of the list by state. */
export default function GorusmePanosu({ liste }: { readonly liste: Listem<typeof tekOda.getGorusmeList> }) {
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.gorusmeDagit);
  const cagiran = { Id: ben.Id, dagitir };
  const [boylar, setBoylar] = useState<Partial<Record<PanoDurumu, number>>>({});
  const [acik, setAcik] = useState<{ readonly g: PanoKarti; readonly hamle: PanoHamlesi } | null>(null);
  const { yolda, koy, birak } = useYolda();
  const { sirala: _sirala, ...suzgec } = liste.gorunum;
  const pano = useEndpoint(
    oda.gorusmePanosu,
    { ...suzgec, ...(Object.keys(boylar).length > 0 && { Boylar: boylar }) },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const sutunlar = tasinmis(pano.data?.sutunlar ?? [], yolda);
  const kartlar = new Map(pano.data?.sutunlar.flatMap((s) => s.gorusmeler.map((g) => [g.Id, g] as const)));
  const adlar = new Map<string, string>(sutunlar.map((s) => [s.Durum, s.Ad]));
  const ad = (durum: GorusmeDurumu) => adlar.get(durum) ?? durum;

  // The card stays at its new place until the board is read again. After a refusal it goes back.
  const geriKoy = (Id: number, msg: string) => {
    birak(Id);
    bildir({ baslik: `${kartlar.get(Id)?.No ?? 'Görüşme'} taşınmadı`, metin: msg, tur: 'error' });
  };
  const sonucu = {
    onSuccess: async (_cevap: unknown, { Id }: { Id: number }, okundu: Promise<void>) => {
      await okundu;
      birak(Id);
    },
    onRefusal: (ret: { readonly msg: string }, { Id }: { Id: number }) => geriKoy(Id, ret.msg),
    onError: (hata: ApiError, { Id }: { Id: number }) => {
      if (hata.status !== 409) {
        geriKoy(Id, hata.message);
        return;
      }
      birak(Id);
      gecKalindi(kartlar.get(Id)?.No ?? 'Görüşme', hata);
    },
  };
  const degistir = useAction(tekOda.gorusmeDurumGuncelle, sonucu);
  const ustlen = useAction(tekOda.gorusmeUstlen, sonucu);

  const oyna = (g: PanoKarti, hamle: PanoHamlesi) => {
    if (hamle.yol === 'sozle' || hamle.yol === 'ver') {
      setAcik({ g, hamle });
      return;
    }
    koy(g.Id, hamle.nereye);
    if (hamle.yol === 'ustlen') ustlen.mutate({ Id: g.Id });
    else degistir.mutate({ Id: g.Id, Surum: g.Surum, Durum: hamle.nereye });
  };
  const hamlesi = (g: PanoKarti, durum: string) => panoHamlesi(g, durum as PanoDurumu, cagiran, ad);

  return (
    <Panel>
      <ListTools label="Görüşme panosu" list={liste.tablo} views={<SuzgecMenusu gorunumler={liste.gorunumler} />} />
      <Read of={pano} rows={6} label="Pano hazırlanıyor...">
        {() => (
          <Board
            label="Görüşme panosu"
            none="Görüşme yok."
            busy={pano.isPlaceholderData}
            columns={sutunlar.map((s) => {
              const boy = boylar[s.Durum] ?? PANO_BOYU;
              const dahasi = s.Adet > s.gorusmeler.length && boy < EN_COK_PANO_BOYU;
              return {
                key: s.Durum,
                name: s.Ad,
                count: s.Adet,
                cards: s.gorusmeler,
                more: dahasi
                  ? () => setBoylar({ ...boylar, [s.Durum]: Math.min(EN_COK_PANO_BOYU, boy + PANO_BOYU) })
                  : null,
              };
            })}
            cardKey={(g) => g.Id}
            cardName={(g) => `${g.No} ${g.Musteri}`}
            barrier={(g, durum) =>
              yolda.has(g.Id) ? 'Bu kart şu anda taşınıyor; birazdan deneyiniz.' : hamlesi(g, durum).engel
            }
            onMove={(g, durum) => oyna(g, hamlesi(g, durum))}
            renderCard={(g, follow) => (
              <GorusmePanoKarti
                g={g}
                hamleler={yolda.has(g.Id) ? [] : panoHamleleri(g, cagiran, ad)}
                onHamle={(hamle) => {
                  follow();
                  oyna(g, hamle);
                }}
              />
            )}
          />
        )}
      </Read>
      {acik?.hamle.yol === 'ver' && <GorusmeAtaDialog g={acik.g} onClose={() => setAcik(null)} />}
      {acik?.hamle.yol === 'sozle' && (
        <GorusmeDurumDialog
          g={{ ...acik.g, Cozum: '' }}
          nereye={acik.hamle.nereye}
          ad={acik.hamle.ad}
          onClose={() => setAcik(null)}
        />
      )}
    </Panel>
  );
}
