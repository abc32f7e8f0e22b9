import { Flex, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAramaCagrilari } from './aramaCagrilari.ts';
import { useArananlar, useMeslektaslar } from './aranan.ts';
import { enCokKullanilan, kullanildi } from './enCok.ts';
import { icerigeOdaklan, type LayoutEylemleri, useEylemler } from './aramaEylemleri.ts';
import { gruplari, type Oge } from './aramaOgeleri.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { acildi, sonAcilanlar } from '../../platform/list/sonAcilan.ts';
import css from './AramaDialog.module.css';
import { AramaSonucu } from './AramaSonucu.tsx';

const SebepDialog = onDemand(() => import('../../mesai/mola/SebepDialog.tsx'));

const BEKLE_MS = 120;
const HICBIRI: readonly never[] = [];

const duzlem = (e: { ctrlKey: boolean; metaKey: boolean }) => e.ctrlKey || e.metaKey;

/**
 * Searches everything (server/yonetim/arama/README.md): screens, commands, customers, people, licences. With an empty
 * field, the acts of the person's role, what they use most and the records opened last.
 */
export default function AramaDialog({ onClose, ...layout }: { onClose: () => void } & LayoutEylemleri) {
  const git = useNavigate();
  const id = useId();
  const [yazilan, setYazilan] = useState('');
  const [isaretli, setIsaretli] = useState<string | null>(null);
  const [sonlar] = useState(sonAcilanlar);
  const [enCoklar] = useState(enCokKullanilan);
  const [bekleyen] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const ara = yazilan.trim() === '' ? '' : bekleyen;
  const aranan = useArananlar(ara, sonlar);
  const { eylemler, gorusur, mola } = useEylemler(layout, yazilan.trim(), onClose);
  const cagrilar = useAramaCagrilari(gorusur);
  const meslektaslar = useMeslektaslar(yazilan.trim(), false);
  const sunulan = { ara: yazilan.trim(), sonlar, enCoklar, ...cagrilar, ...eylemler };
  const tam = gruplari({ ...sunulan, aranan: aranan.bulunanlar, meslektaslar, yanlis: false });
  // One typing mistake is forgiven only when the text finds nothing at all.
  const yanlis = tam.length === 0 && ara !== '' && ara === yazilan.trim() && !aranan.suruyor;
  const yakin = useArananlar(yanlis ? ara : '', HICBIRI, true);
  const yakinlar = useMeslektaslar(yanlis ? ara : '', true);
  const gruplar = yanlis ? gruplari({ ...sunulan, aranan: yakin.bulunanlar, meslektaslar: yakinlar, yanlis }) : tam;
  const ogeler = gruplar.flatMap((g) => g.ogeler);
  const secili = ogeler.find((o) => o.anahtar === isaretli) ?? ogeler[0];
  const suruyor = ara !== yazilan.trim() || aranan.suruyor || yakin.suruyor;
  // Enter right after typing a number opens the result that is still being loaded.
  const girildi = useRef(false);
  const alan = useRef<HTMLInputElement>(null);

  const ac = (oge: Oge, yeniSekme: boolean) => {
    if (oge.kayit) acildi(oge.kayit.tur, oge.kayit.Id);
    else if (/^(eylem|ekran)-/.test(oge.anahtar)) kullanildi(oge.anahtar);
    if (oge.calistir) oge.calistir();
    else if (yeniSekme) window.open(oge.yol, '_blank', 'noopener');
    else {
      onClose();
      void git(oge.yol);
      icerigeOdaklan();
    }
  };
  useEffect(() => {
    if (!girildi.current || suruyor) return;
    girildi.current = false;
    if (secili) ac(secili, false);
  });

  // Without waiting for the dialog's own focus: letters typed until then would be lost.
  useLayoutEffect(() => alan.current?.focus(), []);

  const yuru = (adim: number) => {
    const i = ogeler.findIndex((o) => o.anahtar === secili?.anahtar);
    setIsaretli(ogeler.at((i + adim + ogeler.length) % ogeler.length)?.anahtar ?? null);
  };
  const tus = (e: KeyboardEvent) => {
    if (e.nativeEvent.isComposing) return;
    if (e.key === 'ArrowDown') yuru(1);
    else if (e.key === 'ArrowUp') yuru(-1);
    else if (e.key !== 'Enter') return;
    else if (suruyor && isaretli === null) girildi.current = true;
    else if (secili) ac(secili, duzlem(e));
    e.preventDefault();
  };
  const tikla = (oge: Oge) => (e: MouseEvent) => {
    e.preventDefault();
    ac(oge, duzlem(e));
  };
  if (mola.sorulan !== null)
    return (
      <SebepDialog
        durum={mola.sorulan}
        degisim={{
          ...mola.degisim,
          onSuccess: (cevap) => {
            mola.degisim.onSuccess(cevap);
            onClose();
          },
        }}
        onVazgec={onClose}
      />
    );
  const bos = ogeler.length === 0 && !suruyor && yazilan.trim() !== '';
  return (
    <Dialog opened onClose={onClose} title="Ara" width={640} hideHeader top closeOnClickOutside>
      <Stack gap={0} mih={0} mah="100%">
        <Flex flex="none" gap={10} align="center" h={52} px={16} c="var(--text-3)" className="line-below">
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            ref={alan}
            data-autofocus
            className={css.giris}
            role="combobox"
            data-arama
            aria-label="Ara"
            aria-expanded
            aria-controls={`${id}-liste`}
            aria-activedescendant={secili ? `${id}-${secili.anahtar}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Müşteri, telefon, çalışan, lisans, ekran ya da işlem"
            value={yazilan}
            onChange={(e) => {
              setYazilan(e.currentTarget.value);
              setIsaretli(null);
              girildi.current = false;
            }}
            onKeyDown={tus}
          />
          {suruyor && yazilan.trim() !== '' && <span className={`spin ${css.suruyor}`} aria-hidden />}
          <button type="button" className={`bare ${css.kapat}`} onClick={onClose}>
            Kapat
          </button>
        </Flex>
        <div id={`${id}-liste`} className={css.liste} role="listbox" aria-label="Bulunanlar">
          {gruplar.map((g, i) => (
            <div key={g.ad} role="group" aria-labelledby={`${id}-grup${i}`}>
              <Text
                id={`${id}-grup${i}`}
                component="div"
                pt={10}
                pb={4}
                px={8}
                fz={12}
                fw={500}
                c="var(--text-3)"
                role="presentation"
              >
                {g.ad}
              </Text>
              {g.ogeler.map((o) => (
                <AramaSonucu
                  key={o.anahtar}
                  id={`${id}-${o.anahtar}`}
                  oge={o}
                  ara={yazilan}
                  secili={o === secili}
                  onClick={tikla(o)}
                  onPoint={() => setIsaretli(o.anahtar)}
                />
              ))}
            </div>
          ))}
        </div>
        {bos && (
          <Text py={20} px={16} c="dimmed" role="status">
            ‘{yazilan.trim()}’ için bir şey bulunamadı. Adın başını, telefonun bir parçasını ya da numarayı deneyiniz.
          </Text>
        )}
        {aranan.hata && (
          <Text py={20} px={16} c="dimmed" role="alert">
            {aranan.hata.message}
          </Text>
        )}
        <Flex
          component="p"
          flex="none"
          gap="4px 16px"
          wrap="wrap"
          m={0}
          py={8}
          px={16}
          fz={12}
          c="var(--text-3)"
          className={`line-above hide-640 ${css.tuslar}`}
          aria-hidden
        >
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> seç
          </span>
          <span>
            <kbd>Enter</kbd> aç
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> yeni sekmede
          </span>
          <span>
            <kbd>Esc</kbd> kapat
          </span>
        </Flex>
      </Stack>
    </Dialog>
  );
}
