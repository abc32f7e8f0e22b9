// Runs before the first paint, so that a page never flashes in another theme. The same keys as src/theme/tercih.ts.
(function () {
  const kok = document.documentElement;
  const oku = function (anahtar, secenekler) {
    const deger = localStorage.getItem(anahtar);
    return secenekler.includes(deger) ? deger : secenekler[0];
  };
  kok.setAttribute('data-mantine-color-scheme', oku('dark', ['0', '1']) === '1' ? 'dark' : 'light');
  kok.setAttribute('data-tema', oku('tema', ['blue', 'green', 'cyan', 'purple', 'indigo', 'yellow', 'orange', 'pink']));
  kok.setAttribute('data-menutur', oku('menutur', ['static', 'overlay', 'horizontal', 'slim']));
})();
