// Chromium sometimes starts without the reduced motion that its context asks for. What fades in is then not visible yet
// to a test that looks at once.
const style = document.createElement('style');
style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }';
document.head.append(style);
