// Chromium sometimes ignores the reduced motion of its context. An element that fades in would not be visible yet when a
// test looks for it.
const style = document.createElement('style');
style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }';
document.head.append(style);
