import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { GORUSME_SURECI, gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { sunulanlar } from '@masabasi/core/platform/process/surec';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Flex, Stack } from '@mantine/core';
import IconClock from '~icons/tabler/clock';
import { useRef, useState } from 'react';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { Columns } from '../../ui/Columns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { watchSizes } from '../../ui/watchSizes.ts';
import { KaynakAnalizleri } from '../../is/analiz/KaynakAnalizleri.tsx';
import { GorusmeBaglantilari } from '../uzakbaglanti/GorusmeBaglantilari.tsx';
import { ArayanGorusmeleri, ArayanPaneli } from './ArayanPaneli.tsx';
import { BenzerGorusmeler } from './BenzerGorusmeler.tsx';
import { GorusmeAkisi } from './GorusmeAkisi.tsx';
import { GorusmeBilgileri } from './GorusmeBilgileri.tsx';
import { GorusmeDurumEtiketi } from './GorusmeDurumEtiketi.tsx';
import { GorusmeHatirlatma } from './GorusmeHatirlatma.tsx';
import { GorusmeIslemleri } from './GorusmeIslemleri.tsx';
import { GorusmeKimligi } from './GorusmeKimligi.tsx';
import { GorusmeOnceligi } from './GorusmeOnceligi.tsx';
import { GorusmeSahibi } from './GorusmeSahibi.tsx';
import css from './GorusmeSayfasi.module.css';
import { GorusmeSirasi, useSiradaki } from './GorusmeSirasi.tsx';
import { GorusmeTakip } from './GorusmeTakip.tsx';
import { GorusmeVarlik } from './GorusmeVarlik.tsx';
import { GorusmeYazisi } from './GorusmeYazisi.tsx';
import { SlaPaneli } from './SlaPaneli.tsx';
import { SozUyarilari } from './SozUyarilari.tsx';

const GorusmeAyirDialog = onDemand(() => import('./GorusmeAyirDialog.tsx'));

type Detay = Basari<typeof gorusme.getGorusmeDetay>;

/** Tells the stylesheet the place of the page's top, so that the page fills the window below it. */
function yeriniSoyle(sayfa: HTMLElement | null): (() => void) | undefined {
  if (!sayfa) return undefined;
  return watchSizes([document.body], () =>
    sayfa.style.setProperty('--ust', `${sayfa.getBoundingClientRect().top + window.scrollY}px`),
  );
}

/** One ticket: who calls above, the conversation with its composer at the left, the customer at the right. */
export function GorusmeSayfasi({ detay }: { readonly detay: Detay }) {
  const { gorusme: g, hareketlist, musteri, alicilar, sla, takip, birlesmeGeriAlinir } = detay;
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.gorusmeDagit);
  const siradaki = useSiradaki(g.Id);
  const [ayrilan, setAyrilan] = useState<string | null>(null);
  const acik = gorusmeAcik(g.DurumAnahtar);
  const cozulur = sunulanlar(GORUSME_SURECI, g, { Id: ben.Id, dagitir }).some(
    (s) => s.nereye === 'cozuldu' && s.engel === null,
  );
  const akisli = useRef<HTMLDivElement>(null);
  const cozuldu = () => {
    // The keys of the page, as `n` for the next ticket, work outside of a text field.
    akisli.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
    bildir({
      baslik: 'Görüşme çözüldü',
      tur: 'success',
      eylem: { etiket: 'Sıradaki', calistir: siradaki },
    });
  };
  return (
    <Flex ref={yeriniSoyle} direction="column" className={css.sayfa}>
      <PageHeader
        title={g.Baslik}
        tight
        text={
          <Flex component="span" display="inline-flex" gap="4px 12px" wrap="wrap" align="center">
            <span>{g.No}</span>
            <GorusmeDurumEtiketi durum={g.DurumAnahtar} ad={g.Durum} />
            <GorusmeOnceligi g={g} />
            <GorusmeSahibi g={g} verir={acik && (g.AtananId === ben.Id || dagitir)} />
            <GorusmeVarlik Id={g.Id} />
            <GorusmeKimligi g={g} musteri={musteri} />
          </Flex>
        }
        actions={
          <>
            <GorusmeSirasi Id={g.Id} />
            <GorusmeIslemleri g={g} digerleri={musteri.gorusmeler} onSiradaki={siradaki} />
          </>
        }
      />
      {acik && <SozUyarilari gorusmeId={g.Id} />}
      <Columns below={1100} className={css.kolonlar}>
        <Box ref={akisli} miw={0} className={`card ${css.akisli}`}>
          <GorusmeAkisi g={g} hareketlist={hareketlist} onAyir={setAyrilan} />
          <GorusmeYazisi g={g} alicilar={alicilar} onCozuldu={cozulur ? cozuldu : null} />
        </Box>
        <Stack gap={12} miw={0} className={css.ray}>
          <ArayanPaneli musteri={musteri} />
          {sla !== null && (
            <Panel title="Söz" icon={<IconClock />} padded>
              <SlaPaneli sla={sla} />
            </Panel>
          )}
          {acik && <BenzerGorusmeler gorusmeId={g.Id} />}
          <ArayanGorusmeleri musteri={musteri} haric={g.Id} />
          <GorusmeBilgileri g={g} birlesmeGeriAlinir={birlesmeGeriAlinir} />
          <DosyaAlani Nesne="gorusme" NesneId={g.Id} />
          <GorusmeBaglantilari gorusme={g} musteri={{ Id: g.MusteriId, Ad: g.Musteri }} acik={acik} />
          <KaynakAnalizleri kaynak={{ ...g, GorusmeId: g.Id, WebistekId: null, Ihtiyac: g.Aciklama }} />
          <GorusmeTakip Id={g.Id} takip={takip} />
          <GorusmeHatirlatma g={g} />
        </Stack>
      </Columns>
      {ayrilan !== null && <GorusmeAyirDialog g={g} metin={ayrilan} onClose={() => setAyrilan(null)} />}
    </Flex>
  );
}
