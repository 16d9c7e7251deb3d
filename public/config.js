// Which Netmaker server this console talks to. Replace it when you deploy; nothing has to be built again.
window.REACT_APP_BACKEND = 'http://localhost:8081';
