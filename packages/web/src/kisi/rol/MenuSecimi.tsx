import { aramaAnahtari } from '@masabasi/core/platform/text/metin';
import { agacSirasi } from '@masabasi/core/kisi/menu/rules';
import type { MenuKaydi } from '@masabasi/core/kisi/rol/contract';
import { SAYFA_KURALLARI } from '@masabasi/core/platform/screen/sayfa';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Flex, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { CheckRow } from '../../ui/CheckRow.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

export interface MenuSecimiProps {
  readonly menuler: readonly MenuKaydi[];
  /** Rights of the role. */
  readonly yetkiler: readonly number[];
  readonly secili: readonly number[];
  readonly onChange: (secili: readonly number[]) => void;
}

interface Dugum {
  readonly m: MenuKaydi;
  readonly altlar: readonly Dugum[];
  /** Selectable leaves: the entries below that have no children, or the entry itself. */
  readonly uclar: readonly number[];
  /** Folded search text, with all entries below. */
  readonly metin: string;
}

function agac(menuler: readonly MenuKaydi[]): Dugum[] {
  const cocuklar = Map.groupBy(menuler, (m) => m.UstId);
  const kur = (ust: number | null): Dugum[] =>
    (cocuklar.get(ust) ?? []).map((m) => {
      const altlar = kur(m.Id);
      const uclar = altlar.length > 0 ? altlar.flatMap((a) => a.uclar) : [m.Id];
      return { m, altlar, uclar, metin: aramaAnahtari([m.menuAd, ...altlar.map((a) => a.metin)].join('\n')) };
    });
  return kur(null);
}

interface SatirProps {
  readonly dugum: Dugum;
  readonly aranan: string;
  readonly secili: ReadonlySet<number>;
  /** Name of a right that the page needs and the role lacks. Null: nothing is missing. */
  readonly eksik: (m: MenuKaydi) => string | null;
  readonly onToggle: (uclar: readonly number[], sec: boolean) => void;
}

function Satir({ dugum: { m, altlar, uclar }, aranan, secili, eksik, onToggle }: SatirProps) {
  const adet = uclar.filter((id) => secili.has(id)).length;
  // A group found by its own name shows all of its entries.
  const kalan = aramaAnahtari(m.menuAd).includes(aranan) ? altlar : altlar.filter((a) => a.metin.includes(aranan));
  const altAranan = kalan === altlar ? '' : aranan;
  const yetki = secili.has(m.Id) ? eksik(m) : null;
  return (
    <li>
      <CheckRow
        dense
        fw={altlar.length > 0 ? 500 : undefined}
        checked={adet === uclar.length}
        indeterminate={adet > 0 && adet < uclar.length}
        onChange={(sec) => onToggle(uclar, sec)}
      >
        <span>{m.separator ? `${m.menuAd} (ayraç)` : m.menuAd}</span>
        {!m.visible && (
          <Text span fz={12} fw={400} c="dimmed">
            menüde görünmez
          </Text>
        )}
        {yetki !== null && (
          <Text span fz={12} fw={400} c="var(--warn)">
            bu sayfa ‘{yetki}’ yetkisi ister; yetki seçilmezse menüde görünmez
          </Text>
        )}
      </CheckRow>
      {kalan.length > 0 && (
        <PlainList pl={24}>
          {kalan.map((a) => (
            <Satir key={a.m.Id} dugum={a} aranan={altAranan} secili={secili} eksik={eksik} onToggle={onToggle} />
          ))}
        </PlainList>
      )}
    </li>
  );
}

/**
 * The menu as nested check boxes. Selecting a group selects its entries. A group is granted if any of its entries is.
 */
export function MenuSecimi({ menuler, yetkiler, secili, onChange }: MenuSecimiProps) {
  const [arama, setArama] = useState('');
  const kokler = useMemo(() => agac(menuler), [menuler]);
  const kume = new Set(secili);
  const aranan = aramaAnahtari(arama.trim());
  const eksik = ({ menuYol }: MenuKaydi): string | null => {
    const kural = SAYFA_KURALLARI.get(menuYol ?? '');
    if (!kural || yetkiler.includes(kural.yetki) || yetkiler.includes(YETKI.ayricalikli)) return null;
    return YETKI_KATALOGU.find((y) => y.Id === kural.yetki)?.Ad ?? null;
  };
  const gorunen = kokler.filter((d) => d.metin.includes(aranan));
  const degistir = (uclar: readonly number[], sec: boolean) => {
    const yeni = new Set(secili);
    for (const id of uclar)
      if (sec) yeni.add(id);
      else yeni.delete(id);
    const ustler = new Map(menuler.map((m) => [m.Id, m.UstId]));
    const gruplar = new Set(menuler.flatMap((m) => (m.UstId === null ? [] : [m.UstId])));
    const sonuc = new Set([...yeni].filter((id) => !gruplar.has(id)));
    for (const id of sonuc) for (let u = ustler.get(id) ?? null; u !== null; u = ustler.get(u) ?? null) sonuc.add(u);
    onChange(agacSirasi(menuler).flatMap(({ m }) => (sonuc.has(m.Id) ? [m.Id] : [])));
  };
  return (
    <Flex component="fieldset" direction="column" gap={8} miw={0} p={0} m={0} bd={0}>
      <Box component="legend" p={0} mb={8} fw={600}>
        Menü
      </Box>
      <TextInput
        type="search"
        aria-label="Menüde ara"
        placeholder="Menüde ara..."
        value={arama}
        onChange={(e) => setArama(e.currentTarget.value)}
      />
      <PlainList>
        {gorunen.map((d) => (
          <Satir key={d.m.Id} dugum={d} aranan={aranan} secili={kume} eksik={eksik} onToggle={degistir} />
        ))}
        {gorunen.length === 0 && (
          <Text component="li" fz={12} fw={400} c="dimmed">
            Menü girdisi bulunamadı.
          </Text>
        )}
      </PlainList>
    </Flex>
  );
}
