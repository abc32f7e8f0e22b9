import { type AkisAdimi, akisKusurlari, okumaYolu } from '@masabasi/core/is/projetakip/akis';
import { akisBirlestir } from '@masabasi/core/is/projetakip/akisBirlestir';
import { adimDegistir, adimEkle, adimSil, bagiKopar } from '@masabasi/core/is/projetakip/akisDuzeni';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { Viewport } from '@xyflow/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { invalidate, useAction } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { keepAll } from '../../platform/form/drafts.ts';
import { useForm } from '../../platform/form/form.ts';
import { useGeriAlinan } from './geriAlinan.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OlderNotice } from '../../ui/OlderNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { AkisAdimBilgisi } from './AkisAdimBilgisi.tsx';
import { AkisAdimPaneli } from './AkisAdimPaneli.tsx';
import { AkisAraclari } from './AkisAraclari.tsx';
import { Columns } from '../../ui/Columns.tsx';
import type { AkisGorunumu } from './AkisKarti.tsx';
import { AkisKusurlari } from './AkisKusurlari.tsx';
import { AkisListesi } from './AkisListesi.tsx';
import { AkisOkuma } from './AkisOkuma.tsx';
import { AkisResimleri } from './AkisResimleri.tsx';
import type { AkisSecimi } from './AkisTuvali.tsx';

const AkisTuvali = lazy(() => import('./AkisTuvali.tsx'));

export interface AkisCalismasiProps {
  readonly detay: Basari<typeof oda.getProjePlanDetayList>;
  readonly kisiler: readonly Option[];
  /** Draws the flow, only marks steps as finished, or only reads. */
  readonly hak: 'cizer' | 'isaretler' | 'okur';
  readonly gorunum: AkisGorunumu;
  readonly bakilan: Viewport | null;
  readonly onBak: (bakilan: Viewport) => void;
  readonly ilkSecili: number | null;
  /** Starts again with the server's version. */
  readonly onRenew: (secili: number | null) => void;
}

const resimleri = ({ Id }: AkisAdimi) => Id > 0 && <AkisResimleri AkisId={Id} />;
const BOS: AkisSecimi = { adimlar: [], yollar: [] };
const secimi = (id: number | null): AkisSecimi => (id === null ? BOS : { adimlar: [id], yollar: [] });

/** The flow of a plan: drawn, as a list, or read step by step. Saved as a whole. */
export function AkisCalismasi(props: AkisCalismasiProps) {
  const { detay, kisiler, hak, gorunum, bakilan, onBak, ilkSecili, onRenew } = props;
  const plan = detay.projePlanDetayList[0]!;
  const kayitli: readonly AkisAdimi[] = detay.projePlanAkisList;
  /** The version under the drawing, even if the flow changes meanwhile. */
  const [surum] = useState(plan.Surum);
  const [secim, setSecim] = useState(() => secimi(ilkSecili));
  const [odak, setOdak] = useState({ Id: 0, no: 0 });
  const [duyuru, setDuyuru] = useState('');
  const [geriNo, setGeriNo] = useState(0);
  const araclar = useRef<HTMLDivElement>(null);
  const form = useForm(oda.projeplanakiskaydet, {
    draft: { name: `akis.${plan.Id}`, version: surum },
    conflict: '',
    // The draft keeps its base, which the merge with other people's changes needs.
    initial: () => ({ Cizim: { Adimlar: kayitli, Temel: kayitli } }),
    request: ({ Cizim: { Adimlar } }) => ({
      plan: { Id: plan.Id, Surum: surum },
      akislar: Adimlar.map((a) => ({ ...a, Sonraki: [...a.Sonraki] })),
      silinenler: kayitli.filter((k) => !Adimlar.some((a) => a.Id === k.Id)).map((k) => k.Id),
    }),
    onSuccess: async ({ akislist }, _alanlar, okundu) => {
      bildir({ baslik: 'Akış kaydedildi', tur: 'success' });
      await okundu;
      onRenew(akislist.find((a) => a.X === secili?.X && a.Y === secili.Y && a.Ad === secili.Ad)?.Id ?? null);
    },
    onError: (hata) => {
      if (hata.status === 409) void invalidate('prj');
    },
  });
  const { Adimlar: adimlar, Temel: temel } = form.values.Cizim;
  const g = useGeriAlinan(adimlar, (Adimlar) => form.set({ Cizim: { Adimlar, Temel: temel } }));
  const [yol, setYol] = useState(() => okumaYolu(adimlar, detay.OkumaYeri));
  const { mutate: yeriYaz } = useAction(oda.projeAkisYeri);
  const secili = secim.adimlar.length === 1 ? adimlar.find((a) => a.Id === secim.adimlar[0]) : undefined;
  const kusurlar = akisKusurlari(adimlar);
  const eskidi = plan.Surum > surum && !form.isPending;

  // A drawing based on an earlier flow is merged into this one.
  const uyarlanan = useRef(0);
  useEffect(() => {
    if (form.round === uyarlanan.current) return;
    uyarlanan.current = form.round;
    form.set({ Cizim: { Adimlar: akisBirlestir(temel, adimlar, kayitli), Temel: kayitli } });
  }, [form, adimlar, temel, kayitli]);
  // A person without changes sees other people's changes at once.
  useEffect(() => {
    if (eskidi && !form.dirty) onRenew(secili?.Id ?? null);
  }, [eskidi, form.dirty, onRenew, secili?.Id]);

  const degistir = (yeni: AkisAdimi[]) => {
    // No changes while a save is running: it sends the present drawing.
    if (!form.isPending) g.degistir(yeni);
  };
  const ac = (Id: number) => {
    setSecim(secimi(Id));
    setOdak(({ no }) => ({ Id, no: no + 1 }));
  };
  const ekle = (Tur: AkisAdimi['Tur']) => {
    const ardindan = secili?.Id;
    const yeni = adimEkle(adimlar, { Tur, ...(ardindan !== undefined && { ardindan }) });
    degistir(yeni.adimlar);
    ac(yeni.Id);
  };
  const sil = () => {
    if (secim.adimlar.length + secim.yollar.length === 0) return;
    const yolsuz = secim.yollar.reduce<readonly AkisAdimi[]>((a, [x, y]) => bagiKopar(a, x, y), adimlar);
    degistir(adimSil(yolsuz, secim.adimlar));
    setSecim(BOS);
    setDuyuru('Seçilenler silindi. Ctrl+Z geri alır.');
    araclar.current?.querySelector('button')?.focus();
  };
  const yenile = () => {
    keepAll();
    onRenew(null);
  };
  const oku = (yeni: number[]) => {
    setYol(yeni);
    const AkisId = yeni.at(-1) ?? 0;
    if (AkisId > 0) yeriYaz({ PlanId: plan.Id, AkisId });
  };
  const geriyle = (yap: (() => void) | null) =>
    yap &&
    (() => {
      yap();
      setGeriNo((n) => n + 1);
      setOdak({ Id: 0, no: 0 });
    });

  const uyarilar = (
    <Stack gap={8} mb={8} className="unless-empty">
      {form.restored && <RestoredNotice onDiscard={form.reset} />}
      {form.older && !eskidi && hak !== 'okur' && <OlderNotice {...form.older} />}
      {eskidi && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          Bu akış siz açtıktan sonra değişti; çizdikleriniz üstüne kaydedilmez. Güncel hâlini açınca çizdiklerinizi geri
          getirebilirsiniz.{' '}
          <Button variant="subtle" onClick={yenile}>
            Güncel Hâlini Aç
          </Button>
        </Notice>
      )}
      <FormError message={form.message} />
      <p className="visually-hidden" aria-live="polite">
        {duyuru}
      </p>
    </Stack>
  );
  if (gorunum === 'oku')
    return (
      <>
        {uyarilar}
        <Panel>
          <AkisOkuma adimlar={adimlar} kisiler={kisiler} yol={yol} onYol={oku} resimler={resimleri} />
        </Panel>
      </>
    );
  return (
    <>
      {uyarilar}
      <Columns of={gorunum === 'liste' ? 'minmax(0, 1fr)' : undefined} below={1100} align="start">
        <Panel>
          {hak !== 'okur' && (
            <AkisAraclari
              ref={araclar}
              adimlar={adimlar}
              secim={secim}
              cizer={hak === 'cizer'}
              tuvalde={gorunum === 'ciz'}
              geri={geriyle(g.geri)}
              yinele={geriyle(g.yinele)}
              onEkle={ekle}
              onSil={sil}
              onDegis={degistir}
              form={form}
            />
          )}
          {gorunum === 'liste' ? (
            <AkisListesi
              adimlar={adimlar}
              kisiler={kisiler}
              onDegis={hak === 'okur' ? undefined : degistir}
              onAc={ac}
            />
          ) : adimlar.length === 0 && hak !== 'cizer' ? (
            <EmptyState
              title="Bu planın akışı çizilmemiş."
              text="Taslak bir planın akışını, projeyi planlayan biri çizer."
            />
          ) : (
            <Suspense fallback={<SkeletonRows rows={8} />}>
              <AkisTuvali
                adimlar={adimlar}
                kusurlular={new Set(kusurlar.flatMap((k) => k.AkisId ?? []))}
                secim={secim}
                onSec={setSecim}
                onDegis={hak === 'cizer' ? degistir : undefined}
                onAc={ac}
                bakilan={bakilan}
                onBak={onBak}
              />
            </Suspense>
          )}
        </Panel>
        <Stack gap={16}>
          {secili ? (
            hak === 'cizer' ? (
              <AkisAdimPaneli
                key={`${secili.Id} ${geriNo} ${form.round}`}
                adim={secili}
                adimlar={adimlar}
                kisiler={kisiler}
                onDegis={degistir}
                odak={odak.Id === secili.Id ? odak.no : 0}
              />
            ) : (
              <AkisAdimBilgisi
                adim={secili}
                adimlar={adimlar}
                kisiler={kisiler}
                onTamam={
                  hak === 'isaretler'
                    ? (Tamamlandi) => degistir(adimDegistir(adimlar, secili.Id, { Tamamlandi }))
                    : undefined
                }
              />
            )
          ) : (
            gorunum === 'ciz' && (
              <Panel padded>
                <EmptyState
                  compact
                  title="Adım seçilmedi."
                  text={
                    hak === 'cizer'
                      ? 'Bir adım ekleyiniz ya da birini seçiniz; yeni adım, seçili olanın ardına bağlanır.'
                      : 'Bilgilerini görmek için bir adım seçiniz.'
                  }
                />
              </Panel>
            )
          )}
          {secili &&
            (secili.Id > 0 ? (
              <DosyaAlani key={secili.Id} Nesne="prjAkis" NesneId={secili.Id} />
            ) : (
              <Text fz={13} c="dimmed">
                Resim ve dosya, akış kaydedilince eklenir.
              </Text>
            ))}
          {hak === 'cizer' && adimlar.length > 0 && <AkisKusurlari kusurlar={kusurlar} onAc={ac} />}
        </Stack>
      </Columns>
    </>
  );
}
