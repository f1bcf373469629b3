-- Browsers make the ids of papers: one id names one paper of the city, whatever its school.
create unique index paper_id_once on exam.paper (id);
