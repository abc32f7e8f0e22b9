import { NativeSelect, Text } from '@mantine/core';
import {
  AYNI_ANDA_IS,
  EN_COK_PANO_BOYU,
  GOREV_SURECI,
  gorevDurumHatalari,
  type GorevDurumu,
  PANO_BOYU,
  PANO_DURUMLARI,
} from '@masabasi/core/is/gorev/rules';
import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { cikislar, gecisEngeli } from '@masabasi/core/platform/process/surec';
import { karsilastir, sayiYaz } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type ReactNode, useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { invalidate, useAction, useEndpoint } from '../../platform/call/api.ts';
import type { ApiError } from '../../platform/call/cagri.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { Board } from '../../ui/Board.tsx';
import { Read } from '../../ui/Read.tsx';
import { ListTools } from '../../ui/ListTools.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { GorevPanoKarti } from './GorevPanoKarti.tsx';

const GorevDurumDialog = onDemand(() => import('./GorevDurumDialog.tsx'));

type PanoDurumu = (typeof PANO_DURUMLARI)[number];

export interface GorevPanosuProps {
  readonly liste: Listem<typeof oda.gorevListe>;
  /** Opens a task, with the order of the cards. */
  readonly onAc: (Id: number, sira: readonly number[]) => void;
  /** The choice of the part of the tasks. */
  readonly bolum: ReactNode;
}

interface Sutun {
  readonly Durum: PanoDurumu;
  readonly Ad: string;
  readonly Adet: number;
  readonly gorevler: readonly GorevSatiri[];
}
/** The place of a dropped card: its column, and its neighbours. */
interface Yer {
  readonly durum: GorevDurumu;
  readonly oncekiId: number | null;
  readonly sonrakiId: number | null;
}

/** Puts a card between its two neighbours. If the column has neither, at its end. */
function araya(gorevler: readonly GorevSatiri[], g: GorevSatiri, { oncekiId, sonrakiId }: Yer): readonly GorevSatiri[] {
  const once = gorevler.findIndex((b) => b.Id === oncekiId);
  const sonra = gorevler.findIndex((b) => b.Id === sonrakiId);
  const yer = once >= 0 ? once + 1 : sonra >= 0 ? sonra : gorevler.length;
  return gorevler.toSpliced(yer, 0, g);
}

/** The columns with all moves applied that the server has not confirmed yet. */
function yerlesmis(sutunlar: readonly Sutun[], yolda: ReadonlyMap<number, Yer>): readonly Sutun[] {
  const tasinan = sutunlar.flatMap((s) => s.gorevler.flatMap((g) => (yolda.has(g.Id) ? [{ g, eski: s.Durum }] : [])));
  return tasinan.reduce<readonly Sutun[]>(
    (hepsi, { g, eski }) =>
      hepsi.map((s) => {
        const yer = yolda.get(g.Id)!;
        const fark = Number(s.Durum === yer.durum) - Number(s.Durum === eski);
        if (s.Durum !== yer.durum && s.Durum !== eski) return s;
        const kalan = s.gorevler.filter((b) => b.Id !== g.Id);
        const yeni = s.Durum === yer.durum ? araya(kalan, { ...g, DurumAnahtar: s.Durum, Durum: s.Ad }, yer) : kalan;
        return { ...s, Adet: s.Adet + fark, gorevler: yeni };
      }),
    sutunlar,
  );
}

/** Rows of the board by the chosen grouping. */
function kulvarlari(kulvar: string, sutunlar: readonly Sutun[]) {
  const kartlar = sutunlar.flatMap((s) => s.gorevler);
  const anahtari = (g: GorevSatiri) => (kulvar === 'kisi' ? g.AtananId : g.AciliyetId);
  const gruplar = [...Map.groupBy(kartlar, anahtari)].map(([anahtar, bunlar]) => ({
    anahtar: String(anahtar),
    ad: kulvar === 'kisi' ? (bunlar[0]!.Atanan ?? 'Atanmamış') : bunlar[0]!.Aciliyet,
    sira: bunlar[0]!.AciliyetSira,
    adet: bunlar.length,
    sutunlar: sutunlar.map((s) => {
      const icinde = s.gorevler.filter((g) => anahtari(g) === anahtari(bunlar[0]!));
      return { ...s, Adet: icinde.length, gorevler: icinde };
    }),
  }));
  return kulvar === 'kisi'
    ? gruplar.toSorted((a, b) => Number(a.anahtar === 'null') - Number(b.anahtar === 'null') || karsilastir(a.ad, b.ad))
    : gruplar.toSorted((a, b) => b.sira - a.sira);
}

const KULVARLAR = [
  { value: 'yok', label: 'Tek liste' },
  { value: 'kisi', label: 'Kişiye göre' },
  { value: 'aciliyet', label: 'Aciliyete göre' },
];

/** The tasks of the list by state, in the order that people give them. */
export default function GorevPanosu({ liste, onAc, bolum }: GorevPanosuProps) {
  const cagiran = { Id: useKullanici().Id, isYonetir: useYetkiVar(YETKI.isYonet) };
  const kulvar = liste.bakis('kulvar');
  const [boylar, setBoylar] = useState<Partial<Record<PanoDurumu, number>>>({});
  const [acik, setAcik] = useState<{ readonly g: GorevSatiri; readonly yer: Yer } | null>(null);
  const [yolda, setYolda] = useState<ReadonlyMap<number, Yer>>(new Map());
  const { sirala: _sirala, ...suzgec } = liste.gorunum;
  const ilkBoy = kulvar === 'yok' ? PANO_BOYU : EN_COK_PANO_BOYU;
  const okunan = useEndpoint(
    oda.gorevPano,
    {
      ...suzgec,
      Boylar: kulvar === 'yok' ? boylar : Object.fromEntries(PANO_DURUMLARI.map((d) => [d, EN_COK_PANO_BOYU])),
    },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const sutunlar = yerlesmis(okunan.data?.sutunlar ?? [], yolda);
  const adlar = new Map<string, string>(sutunlar.map((s) => [s.Durum, s.Ad]));
  const ad = (durum: GorevDurumu) => adlar.get(durum) ?? durum;
  const birak = (Id: number) => setYolda((once) => new Map([...once].filter(([id]) => id !== Id)));
  // The card stays at its new place until the board is read again. After a refusal it goes back.
  const sonucu = {
    onSuccess: async (_cevap: unknown, { Id }: { Id: number }, okundu: Promise<void>) => {
      await okundu;
      birak(Id);
    },
    onRefusal: (ret: { readonly msg: string }, { Id }: { Id: number }) => {
      birak(Id);
      bildir({ baslik: 'İş taşınmadı', metin: ret.msg, tur: 'error' });
    },
    onError: (hata: ApiError, { Id }: { Id: number }) => {
      birak(Id);
      bildir({ baslik: 'İş taşınmadı', metin: hata.message, tur: hata.status === 409 ? 'warning' : 'error' });
      if (hata.status === 409) void invalidate('gorev');
    },
  };
  const degistir = useAction(oda.gorevDurumGuncelle, {
    ...sonucu,
    onSuccess: (cevap, istek, okundu) => {
      if (cevap.uyari !== null) bildir({ baslik: 'İş taşındı', metin: cevap.uyari, tur: 'warning' });
      return sonucu.onSuccess(cevap, istek, okundu);
    },
  });
  const sirala = useAction(oda.gorevSirala, sonucu);
  const engeli = (g: GorevSatiri, nereye: GorevDurumu) => {
    if (yolda.has(g.Id)) return 'Bu kart şu anda taşınıyor; birazdan deneyiniz.';
    const yolu = cikislar(GOREV_SURECI, g.DurumAnahtar).find((c) => c.nereye === nereye);
    return yolu?.dolayli
      ? `Buraya, versiyonun ‘${yolu.ad}’ işlemiyle geçilir.`
      : gecisEngeli(GOREV_SURECI, g, nereye, cagiran, ad);
  };
  const koy = (g: GorevSatiri, yer: Yer) => {
    const { durum, oncekiId, sonrakiId } = yer;
    if (durum !== g.DurumAnahtar && Object.keys(gorevDurumHatalari({ Durum: durum, Aciklama: '' })).length > 0) {
      setAcik({ g, yer });
      return;
    }
    setYolda((once) => new Map(once).set(g.Id, yer));
    if (durum === g.DurumAnahtar) sirala.mutate({ Id: g.Id, Surum: g.Surum, oncekiId, sonrakiId });
    else degistir.mutate({ Id: g.Id, Surum: g.Surum, YeniDurum: durum, oncekiId, sonrakiId });
  };
  const tasi = (g: GorevSatiri, durum: GorevDurumu) => koy(g, { durum, oncekiId: null, sonrakiId: null });
  /** Moves a card one place up or down among the visible cards. */
  const kaydir = (g: GorevSatiri, kac: 1 | -1, bunlar: readonly GorevSatiri[]) => {
    const yer = bunlar.findIndex((b) => b.Id === g.Id);
    const komsu = bunlar[yer + kac];
    if (komsu === undefined || yolda.has(g.Id)) return;
    koy(g, {
      durum: g.DurumAnahtar,
      oncekiId: kac === 1 ? komsu.Id : (bunlar[yer - 2]?.Id ?? null),
      sonrakiId: kac === 1 ? (bunlar[yer + 2]?.Id ?? null) : komsu.Id,
    });
  };
  // Names of colleagues are only for those who plan their work.
  const asanlar = okunan.data?.asanlar ?? [];
  const adlari = asanlar.map((k) => `${k.Ad} (${k.Adet} iş)`).join(', ');
  const sinir =
    asanlar.length === 0
      ? null
      : cagiran.isYonetir
        ? `Geliştirmede ${AYNI_ANDA_IS} işten fazlası olan: ${adlari}`
        : `Geliştirmede ${AYNI_ANDA_IS} işten fazlası olan ${asanlar.length} kişi var.`;
  const sira = sutunlar.flatMap((s) => s.gorevler.map((g) => g.Id));
  const gecisAdi = acik && cikislar(GOREV_SURECI, acik.g.DurumAnahtar).find((c) => c.nereye === acik.yer.durum)?.ad;
  const pano = (etiket: string, bunlar: readonly Sutun[], kulvarda: boolean) => (
    <Board
      label={etiket}
      none="İş yok."
      lane={kulvarda}
      busy={okunan.isPlaceholderData}
      columns={bunlar.map((s) => {
        const boy = boylar[s.Durum] ?? ilkBoy;
        const dahasi = s.Adet > s.gorevler.length && boy < EN_COK_PANO_BOYU;
        return {
          key: s.Durum,
          name: s.Ad,
          count: s.Adet,
          cards: s.gorevler,
          limit: s.Durum === 'gelistirmede' && !kulvarda ? sinir : null,
          more: dahasi ? () => setBoylar({ ...boylar, [s.Durum]: Math.min(EN_COK_PANO_BOYU, boy + PANO_BOYU) }) : null,
        };
      })}
      cardKey={(g) => g.Id}
      cardName={(g) => `${g.No} ${g.Baslik}`}
      barrier={(g, durum) => engeli(g, durum as GorevDurumu)}
      onMove={(g, durum) => tasi(g, durum as GorevDurumu)}
      onPlace={(g, durum, { before, after }) =>
        !yolda.has(g.Id) &&
        koy(g, { durum: durum as GorevDurumu, oncekiId: before?.Id ?? null, sonrakiId: after?.Id ?? null })
      }
      onShift={(g, kac) => kaydir(g, kac, bunlar.find((s) => s.Durum === g.DurumAnahtar)?.gorevler ?? [])}
      renderCard={(g, follow) => (
        <GorevPanoKarti
          g={g}
          hamleler={cikislar(GOREV_SURECI, g.DurumAnahtar).filter((c) => engeli(g, c.nereye) === null)}
          onHamle={(nereye) => {
            follow();
            tasi(g, nereye);
          }}
          onKaydir={(kac) => kaydir(g, kac, bunlar.find((s) => s.Durum === g.DurumAnahtar)?.gorevler ?? [])}
          onAc={(Id) => onAc(Id, sira)}
        />
      )}
    />
  );
  return (
    <Panel>
      <ListTools
        label="İş panosu"
        list={liste.tablo}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        scope={
          <>
            {bolum}
            <NativeSelect
              aria-label="Kulvarlar"
              w={140}
              value={kulvar}
              data={KULVARLAR}
              onChange={(e) => liste.bak({ kulvar: e.currentTarget.value })}
            />
          </>
        }
      />
      <Read of={okunan} rows={6} label="Pano hazırlanıyor...">
        {() =>
          kulvar === 'yok'
            ? pano('İş panosu', sutunlar, false)
            : kulvarlari(kulvar, sutunlar).map((k) => (
                <details key={k.anahtar} open className="line-above">
                  <Text component="summary" py={10} px={16} fw={600}>
                    {k.ad}{' '}
                    <Text span ml={4} fz={13} fw={400} c="dimmed" className="tnum">
                      {sayiYaz(k.adet)} iş
                    </Text>
                  </Text>
                  {pano(`İş panosu: ${k.ad}`, k.sutunlar, true)}
                </details>
              ))
        }
      </Read>
      {acik && (
        <GorevDurumDialog
          g={acik.g}
          nereye={acik.yer.durum}
          yeri={acik.yer}
          ad={gecisAdi ?? ad(acik.yer.durum)}
          onClose={() => setAcik(null)}
        />
      )}
    </Panel>
  );
}
